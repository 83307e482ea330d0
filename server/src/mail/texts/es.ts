import type { MailTexts } from './en'

export const es: MailTexts = {
  greeting: 'Hola, {name}:',
  quoted: '«{name}»',
  linkFallback: 'Si el botón no hace nada, abra esta dirección:',
  footer: '{portal} envía este correo por su cuenta o porque alguien ha indicado su dirección.',
  operatorFooter: '{portal} envía este correo a sus operadores.',
  validFor: 'El enlace sirve una sola vez, en un plazo de {duration}.',
  confirmAddress: {
    subject: 'Confirme su dirección de correo para {portal}',
    body: 'alguien, probablemente usted, se ha registrado en {portal} con esta dirección. Confirme que es suya; después elegirá una contraseña.',
    bodyOfUser:
      'alguien, probablemente usted, se registró en {portal} con esta dirección. Confirme que es suya; después podrá iniciar sesión. En un navegador distinto del que usó para registrarse, antes elegirá una contraseña.',
    action: 'Confirmar la dirección de correo',
    otherwise: 'Si no ha sido usted, ignore este correo. Sin el enlace nadie puede usar la cuenta.',
  },
  invitation: {
    subject: 'Le han invitado a {portal}',
    body: 'le han invitado a unirse a {organization} en {portal}. Acepte la invitación eligiendo una contraseña.',
    action: 'Aceptar la invitación',
    otherwise: 'Si no lo esperaba, ignore este correo. Sin el enlace nadie obtiene una cuenta.',
  },
  accountExists: {
    subject: 'Ya tiene una cuenta en {portal}',
    body: 'alguien, probablemente usted, se ha registrado en {portal} con esta dirección. Ya existe una cuenta con ella y no ha cambiado. Inicie sesión o pida una contraseña nueva en la misma página.',
    action: 'Iniciar sesión',
    otherwise: 'Si no ha sido usted, no tiene que hacer nada.',
  },
  setPassword: {
    subject: 'Elija una contraseña nueva para {portal}',
    body: 'alguien, probablemente usted, ha pedido una contraseña nueva para {portal}.',
    action: 'Elegir una contraseña nueva',
    otherwise: 'Si no ha sido usted, ignore este correo. Su contraseña sigue igual.',
  },
  passwordLink: {
    subject: 'Elija una contraseña para {portal}',
    body: 'un operador de {portal} le envía este enlace, con el que puede elegir una contraseña para su cuenta.',
    action: 'Elegir una contraseña',
    otherwise: 'Si no lo esperaba, ignore este correo. Sin el enlace no cambia nada.',
  },
  passwordChanged: {
    subject: 'Su contraseña de {portal} ha cambiado',
    body: 'la contraseña de su cuenta en {portal} acaba de cambiar y sus otras sesiones se han cerrado.',
    action: 'Iniciar sesión',
    otherwise:
      'Si no ha sido usted, pida enseguida una contraseña nueva en esa página y avise a los operadores del portal.',
  },
  identityLinked: {
    subject: 'Su cuenta en {portal} se ha vinculado a un proveedor de identidad',
    body: 'su cuenta en {portal} se acaba de vincular al proveedor de identidad {provider}. A partir de ahora puede iniciar sesión allí, sin una contraseña del portal.',
    action: 'Iniciar sesión',
    otherwise:
      'Si no ha sido usted, avise enseguida a los operadores del portal: pueden deshacer el vínculo y cerrar las sesiones que empezaron con él.',
  },
  identityUnlinked: {
    subject: 'Su cuenta en {portal} ya no está vinculada a un proveedor de identidad',
    body: 'los operadores de {portal} han deshecho el vínculo entre su cuenta y el proveedor de identidad {provider}, y han cerrado las sesiones que empezaron allí.',
    otherwise: 'Si no lo esperaba, póngase en contacto con ellos.',
  },
  signInLocked: {
    subject: 'El inicio de sesión en {portal} está bloqueado para su dirección',
    body: 'ha habido demasiadas contraseñas incorrectas para su cuenta de {portal}, por lo que el inicio de sesión con esta dirección está bloqueado durante un tiempo desde las redes de las que procedían. Los navegadores en los que ya ha iniciado sesión no se ven afectados. Una contraseña nueva termina el bloqueo de inmediato.',
    action: 'Solicitar una contraseña nueva',
    otherwise:
      'Si no ha sido usted, quizá alguien intenta adivinar su contraseña. Nadie ha entrado; puede esperar a que el bloqueo termine por sí solo.',
  },
  reason: 'Motivo que indican los operadores: {reason}',
  approved: {
    subject: 'Su cuenta en {portal} ha sido aprobada',
    body: 'su cuenta en {portal} ha sido aprobada. Ya puede iniciar sesión.',
    action: 'Iniciar sesión',
    choosePassword: 'su cuenta en {portal} ha sido aprobada. Elija una contraseña y podrá iniciar sesión.',
    choosePasswordAction: 'Elegir una contraseña',
  },
  rejected: {
    subject: 'Su cuenta en {portal} no ha sido aprobada',
    body: 'los operadores de {portal} no han aprobado su cuenta, por lo que no puede iniciar sesión. Si cree que es un error, póngase en contacto con ellos.',
  },
  revoked: {
    subject: 'Su cuenta en {portal} ha sido revocada',
    body: 'los operadores de {portal} han revocado su cuenta: ya no puede iniciar sesión y sus sesiones se han cerrado. Si cree que es un error, póngase en contacto con ellos.',
  },
  setPending: {
    subject: 'Su cuenta en {portal} espera aprobación',
    body: 'los operadores de {portal} han vuelto a poner su cuenta como pendiente, por lo que no podrá iniciar sesión hasta que la aprueben. Recibirá entonces un correo.',
  },
  waiting: {
    subject: 'Una cuenta espera aprobación en {portal}',
    body: '{person} ha confirmado su dirección de correo y espera aprobación.',
    approve: 'Para aprobar la cuenta:',
    reject: 'Para rechazarla:',
  },
  registrationWaiting: {
    subject: 'Una aplicación espera aprobación en {portal}',
    body: '{person} ha registrado la aplicación «{application}» para {api} y espera aprobación.',
    scopes: 'Pide estos ámbitos: {scopes}.',
    approve: 'Para aprobarla:',
    reject: 'Para rechazarla:',
  },
  registrationApproved: {
    subject: 'Su registro en {portal} ha sido aprobado',
    body: 'su aplicación «{application}» ya puede usar {api}, con las credenciales que tiene.',
    scopes: 'Se le han concedido estos ámbitos: {scopes}.',
    pendingScopes: 'Estos ámbitos aún esperan aprobación: {scopes}.',
    action: 'Enviar la primera solicitud',
  },
  registrationRejected: {
    subject: 'Su registro en {portal} no ha sido aprobado',
    body: 'los operadores de {portal} no han aprobado el registro de su aplicación «{application}» para {api}. Si cree que es un error, póngase en contacto con ellos.',
  },
  registrationRevoked: {
    subject: 'Se ha revocado su registro en {portal}',
    body: 'los operadores de {portal} han revocado el registro de su aplicación «{application}» para {api}. Sus solicitudes se rechazan. Si cree que es un error, póngase en contacto con ellos.',
  },
  scopesWaiting: {
    subject: 'Hay ámbitos que esperan aprobación en {portal}',
    body: '{person} pide más ámbitos para {api} con la aplicación «{application}». La aplicación conserva su acceso; estos ámbitos esperan:',
    approve: 'Para aprobarlos:',
    reject: 'Para rechazarlos:',
  },
  scopesApproved: {
    subject: 'Se han aprobado ámbitos de su aplicación en {portal}',
    body: 'su aplicación «{application}» ha recibido más ámbitos para {api}: {scopes}. Los tokens que pida a partir de ahora los incluyen.',
    action: 'Abrir la aplicación',
  },
  scopesRejected: {
    subject: 'No se han aprobado ámbitos de su aplicación en {portal}',
    body: 'los operadores de {portal} no han aprobado estos ámbitos de su aplicación «{application}» para {api}: {scopes}. Su acceso sigue como estaba. Si cree que es un error, póngase en contacto con ellos.',
    action: 'Abrir la aplicación',
  },
  versionEnds: {
    announced: {
      subject: '{api} en {portal} se retirará',
      body: 'ya hay fecha para la retirada de {api} en {portal}.',
    },
    deprecated: {
      subject: '{api} en {portal} está obsoleta',
      body: '{api} en {portal} está obsoleta. Por ahora funciona como antes; cambie a otra versión a tiempo.',
    },
    sunset: {
      subject: '{api} en {portal} se ha retirado',
      body: '{api} en {portal} se ha retirado: desde ahora sus peticiones se rechazan.',
    },
    date: 'Se retirará el {date} (UTC). Desde entonces sus peticiones se rechazarán.',
    applications: 'Estas aplicaciones suyas están registradas en ella: {applications}.',
    replacement: 'Use {api} en su lugar.',
    noReplacement: 'Ninguna otra versión la sustituye. Si necesita una, contacte con los operadores.',
  },
  inbox: {
    title: 'Bandeja de entrada local',
    explanation:
      'Este portal no tiene servidor de correo. Lo que habría enviado se guarda aquí, lo más reciente primero.',
    empty: 'Aún no hay correos.',
    to: 'Para',
    from: 'De',
    subject: 'Asunto',
    received: 'Hora',
    all: 'Todos los correos',
    reload: 'Recargar',
    mail: 'El correo',
    plainText: 'Como texto sin formato',
  },
}
