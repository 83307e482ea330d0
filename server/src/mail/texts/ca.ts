import type { MailTexts } from './en'

export const ca: MailTexts = {
  greeting: 'Bon dia, {name},',
  quoted: '«{name}»',
  linkFallback: 'Si el botó no fa res, obriu aquesta adreça:',
  footer: '{portal} envia aquest correu pel vostre compte o perquè algú ha indicat la vostra adreça.',
  operatorFooter: '{portal} envia aquest correu als seus operadors.',
  validFor: "L'enllaç serveix una sola vegada, en un termini de {duration}.",
  confirmAddress: {
    subject: 'Confirmeu la vostra adreça electrònica per a {portal}',
    body: "algú, probablement vós, s'ha registrat a {portal} amb aquesta adreça. Confirmeu que és vostra; després triareu una contrasenya.",
    bodyOfUser:
      'algú, probablement vós, s’ha registrat a {portal} amb aquesta adreça. Confirmeu que és vostra; després podreu iniciar la sessió. En un navegador diferent del que vau fer servir per registrar-vos, abans triareu una contrasenya.',
    action: "Confirmar l'adreça electrònica",
    otherwise:
      "Si no heu estat vós, no feu cas d'aquest correu. Sense l'enllaç ningú no pot fer servir el compte.",
  },
  invitation: {
    subject: 'Us han convidat a {portal}',
    body: 'us han convidat a unir-vos a {organization} a {portal}. Accepteu la invitació triant una contrasenya.',
    action: 'Accepta la invitació',
    otherwise: 'Si no ho esperàveu, ignoreu aquest correu. Sense l’enllaç ningú no obté cap compte.',
  },
  accountExists: {
    subject: 'Ja teniu un compte a {portal}',
    body: "algú, probablement vós, s'ha registrat a {portal} amb aquesta adreça. Ja hi ha un compte amb aquesta adreça i no s'ha canviat. Inicieu la sessió o demaneu una contrasenya nova a la mateixa pàgina.",
    action: 'Iniciar la sessió',
    otherwise: 'Si no heu estat vós, no cal que feu res.',
  },
  setPassword: {
    subject: 'Trieu una contrasenya nova per a {portal}',
    body: 'algú, probablement vós, ha demanat una contrasenya nova per a {portal}.',
    action: 'Triar una contrasenya nova',
    otherwise: "Si no heu estat vós, no feu cas d'aquest correu. La vostra contrasenya continua igual.",
  },
  passwordLink: {
    subject: 'Trieu una contrasenya per a {portal}',
    body: 'un operador de {portal} us envia aquest enllaç, amb què podeu triar una contrasenya per al vostre compte.',
    action: 'Trieu una contrasenya',
    otherwise: "Si no us l'esperàveu, ignoreu aquest correu. Sense l'enllaç no canvia res.",
  },
  passwordChanged: {
    subject: 'La vostra contrasenya de {portal} ha canviat',
    body: "la contrasenya del vostre compte a {portal} acaba de canviar i les altres sessions s'han tancat.",
    action: 'Iniciar la sessió',
    otherwise:
      'Si no heu estat vós, demaneu de seguida una contrasenya nova en aquella pàgina i aviseu els operadors del portal.',
  },
  identityLinked: {
    subject: 'El vostre compte a {portal} s’ha vinculat a un proveïdor d’identitat',
    body: 'el vostre compte a {portal} s’acaba de vincular al proveïdor d’identitat {provider}. A partir d’ara hi podeu iniciar la sessió, sense una contrasenya del portal.',
    action: 'Iniciar la sessió',
    otherwise:
      'Si no heu estat vós, aviseu de seguida els operadors del portal: poden desfer el vincle i tancar les sessions que s’hi han iniciat.',
  },
  identityUnlinked: {
    subject: 'El vostre compte a {portal} ja no està vinculat a un proveïdor d’identitat',
    body: 'els operadors de {portal} han desfet el vincle entre el vostre compte i el proveïdor d’identitat {provider}, i han tancat les sessions que s’hi havien iniciat.',
    otherwise: 'Si no us ho esperàveu, poseu-vos en contacte amb ells.',
  },
  signInLocked: {
    subject: 'L’inici de sessió a {portal} està bloquejat per a la vostra adreça',
    body: 'hi ha hagut massa contrasenyes incorrectes per al vostre compte de {portal}, i per això l’inici de sessió amb aquesta adreça està bloquejat durant una estona des de les xarxes d’on venien. Els navegadors on ja heu iniciat la sessió no en queden afectats. Una contrasenya nova acaba el bloqueig immediatament.',
    action: 'Demanar una contrasenya nova',
    otherwise:
      'Si no heu estat vós, potser algú intenta endevinar la vostra contrasenya. No ha entrat ningú; podeu esperar que el bloqueig acabi sol.',
  },
  reason: 'Motiu que indiquen els operadors: {reason}',
  approved: {
    subject: "El vostre compte a {portal} s'ha aprovat",
    body: "el vostre compte a {portal} s'ha aprovat. Ja podeu iniciar la sessió.",
    action: 'Iniciar la sessió',
    choosePassword:
      "el vostre compte a {portal} s'ha aprovat. Trieu una contrasenya i podreu iniciar la sessió.",
    choosePasswordAction: 'Triar una contrasenya',
  },
  rejected: {
    subject: "El vostre compte a {portal} no s'ha aprovat",
    body: 'els operadors de {portal} no han aprovat el vostre compte, de manera que no podeu iniciar la sessió. Si creieu que és un error, poseu-vos-hi en contacte.',
  },
  revoked: {
    subject: "El vostre compte a {portal} s'ha revocat",
    body: "els operadors de {portal} han revocat el vostre compte: ja no podeu iniciar la sessió i les seves sessions s'han tancat. Si creieu que és un error, poseu-vos-hi en contacte.",
  },
  setPending: {
    subject: 'El vostre compte a {portal} espera aprovació',
    body: "els operadors de {portal} han tornat a deixar el vostre compte pendent; no podreu iniciar la sessió fins que l'aprovin. Llavors rebreu un correu.",
  },
  waiting: {
    subject: 'Un compte espera aprovació a {portal}',
    body: "{person} ha confirmat l'adreça electrònica i espera aprovació.",
    approve: 'Per aprovar el compte:',
    reject: 'Per rebutjar-lo:',
  },
  registrationWaiting: {
    subject: 'Una aplicació espera aprovació a {portal}',
    body: "{person} ha registrat l'aplicació «{application}» per a {api} i espera aprovació.",
    scopes: 'Demana aquests àmbits: {scopes}.',
    approve: 'Per aprovar-la:',
    reject: 'Per rebutjar-la:',
  },
  registrationApproved: {
    subject: "S'ha aprovat el vostre registre a {portal}",
    body: 'la vostra aplicació «{application}» ja pot fer servir {api}, amb les credencials que té.',
    scopes: 'Se li han concedit aquests àmbits: {scopes}.',
    pendingScopes: 'Aquests àmbits encara esperen aprovació: {scopes}.',
    action: 'Envia la primera sol·licitud',
  },
  registrationRejected: {
    subject: "No s'ha aprovat el vostre registre a {portal}",
    body: 'els operadors de {portal} no han aprovat el registre de la vostra aplicació «{application}» per a {api}. Si creieu que és un error, poseu-vos-hi en contacte.',
  },
  registrationRevoked: {
    subject: 'S’ha revocat el vostre registre a {portal}',
    body: 'els operadors de {portal} han revocat el registre de la vostra aplicació «{application}» per a {api}. Les seves sol·licituds es rebutgen. Si creieu que és un error, poseu-vos-hi en contacte.',
  },
  scopesWaiting: {
    subject: 'Hi ha àmbits que esperen aprovació a {portal}',
    body: "{person} demana més àmbits per a {api} amb l'aplicació «{application}». L'aplicació conserva l'accés; aquests àmbits esperen:",
    approve: 'Per aprovar-los:',
    reject: 'Per rebutjar-los:',
  },
  scopesApproved: {
    subject: "S'han aprovat àmbits de la vostra aplicació a {portal}",
    body: "la vostra aplicació «{application}» ha rebut més àmbits per a {api}: {scopes}. Els tokens que demani a partir d'ara els inclouen.",
    action: "Obrir l'aplicació",
  },
  scopesRejected: {
    subject: "No s'han aprovat àmbits de la vostra aplicació a {portal}",
    body: "els operadors de {portal} no han aprovat aquests àmbits de la vostra aplicació «{application}» per a {api}: {scopes}. L'accés continua com estava. Si creieu que és un error, poseu-vos-hi en contacte.",
    action: "Obrir l'aplicació",
  },
  versionEnds: {
    announced: {
      subject: '{api} a {portal} es retirarà',
      body: 'ja hi ha data per a la retirada de {api} a {portal}.',
    },
    deprecated: {
      subject: '{api} a {portal} està obsoleta',
      body: '{api} a {portal} està obsoleta. De moment funciona com abans; canvieu a una altra versió a temps.',
    },
    sunset: {
      subject: "{api} a {portal} s'ha retirat",
      body: "{api} a {portal} s'ha retirat: des d'ara les seves peticions es rebutgen.",
    },
    date: 'Es retirarà el {date} (UTC). Des de llavors les seves peticions es rebutjaran.',
    applications: 'Aquestes aplicacions vostres hi estan registrades: {applications}.',
    replacement: 'Feu servir {api} al seu lloc.',
    noReplacement: 'Cap altra versió la substitueix. Si en necessiteu una, contacteu amb els operadors.',
  },
  inbox: {
    title: "Safata d'entrada local",
    explanation:
      'Aquest portal no té servidor de correu. El que hauria enviat es guarda aquí, el més recent primer.',
    empty: 'Encara no hi ha cap correu.',
    to: 'Per a',
    from: 'De',
    subject: 'Assumpte',
    received: 'Hora',
    all: 'Tots els correus',
    reload: 'Torna a carregar',
    mail: 'El correu',
    plainText: 'Com a text sense format',
  },
}
