import type { Translation } from '../../../messages'
import type english from '../../en/try-it/try-it'

export default {
  body: 'Cos de la resposta',
  heading: 'Prova-ho',
  close: 'Tanca',
  server: 'Servidor',
  otherServer: 'Un altre servidor',
  otherUrl: 'URL del servidor',
  badServer: 'Escriviu un URL que comenci per https:// o http://.',
  requiredName: '{{name}} (obligatori)',
  notSent: 'no s’envia',
  listHint: 'Un valor per línia',
  jsonHint: 'Com a JSON',
  fieldsAsJson: 'Camps com a objecte JSON',
  notJson: 'Això no és JSON vàlid.',
  pathMissing: 'Escriviu un valor per a {{name}}: el camí el necessita.',
  dotSegment:
    'El valor de {{name}} canviaria el camí: els navegadors resolen «.» i «..» abans d’enviar una petició.',
  headerValue: '{{name}} conté caràcters no permesos en capçaleres.',
  badName: '«{{name}}» no és un nom vàlid.',
  cookieValue: '{{name}} conté caràcters no permesos en galetes.',
  preparing: 'S’està preparant…',
  chosenFiles: 'Triat: {{names}}',
  securityRequirement: 'Mètode d’autenticació',
  secretsStayHere:
    'El que escriviu aquí es queda a la memòria d’aquesta pàgina. Només s’envia a l’API i al seu proveïdor d’identitat, i desapareix quan sortiu o tanqueu la sessió.',
  certificate: 'El navegador us demana un certificat de client quan el servidor en vol un.',
  unknownScheme:
    'L’esquema de seguretat {{name}} no és compatible. Les seves credencials no es poden enviar des d’aquesta pàgina.',
  username: 'Nom d’usuari',
  password: 'Contrasenya',
  key: 'Clau d’API: {{name}}',
  token: 'Token d’accés: {{name}}',
  show: 'Mostra: {{label}}',
  hide: 'Amaga: {{label}}',
  methodRefused:
    'Els navegadors no deixen que cap pàgina faci servir el mètode {{method}}. Feu servir l’exemple de sota en un terminal.',
  cookiesLeftOut:
    'No s’envien les galetes {{names}}. Des d’aquí no se n’envia cap, perquè les d’aquesta pàgina poden ser la vostra sessió. L’exemple de sota les té.',
  headersLeftOut:
    'No s’envien: {{names}}. Els navegadors posen aquestes capçaleres ells mateixos. L’exemple de sota les té.',
  bodyLeftOut: 'El cos no s’envia: els navegadors no n’envien cap amb {{method}}. L’exemple de sota el té.',
  send: 'Envia',
  sending: 'S’està enviant',
  cancel: 'Cancel·la',
  response: 'Resposta',
  responded: 'Estat {{status}} després de {{time}}',
  canceled: 'Cancel·lat. El servidor pot haver executat la petició igualment.',
  timeout:
    'No hi ha hagut resposta en {{seconds}} segons, i s’ha deixat d’esperar. Torneu-ho a provar o pregunteu a qui gestiona l’API.',
  clientError: 'L’API ha rebutjat la petició perquè no és vàlida.',
  serverError: 'L’API ha informat d’un error intern.',
  sentWith: 'Enviat amb la petició: {{names}}.',
  sentWithout: 'No s’ha enviat cap credencial amb la petició.',
  enterCredential: 'Introduïu-la a Autenticació i torneu a enviar: {{names}}.',
  noSchemeDescribed:
    'La descripció de l’API no n’anomena cap per a aquesta operació. Busqueu-la a la documentació o pregunteu a l’operador de l’API.',
  lacksPermission:
    'L’API la coneix, però no permet aquesta operació. Feu servir una credencial amb més permisos o scopes, o pregunteu a l’operador de l’API.',
  tokenExpired: 'El token ha caducat. Obteniu-ne un altre a Autenticació i torneu a enviar.',
  checkToken:
    'L’API no l’ha acceptat. Obteniu un altre token, comproveu-ne els scopes i que sigui per a aquest servidor, i torneu a enviar.',
  checkCredential:
    'L’API no l’ha acceptada. Comproveu que és completa, no revocada i que és per a aquest servidor, i torneu a enviar.',
  showFields: 'Mostra els camps',
  cutByYou: 'Cancel·lat mentre arribava la resposta. Aquest és el començament.',
  cutByTime: 'La resposta ha trigat massa i s’ha tallat. Aquest és el començament.',
  cutBySize: 'La resposta és més llarga del que es guarda aquí. Aquests són els primers {{size}}.',
  cutByNetwork: 'La connexió s’ha trencat mentre arribava la resposta. Aquest és el començament.',
  redirected: 'La resposta ha vingut de {{address}}.',
  headersHidden:
    'Dels servidors d’altres orígens, els navegadors només mostren les capçaleres que el servidor exposa.',
  noBody: 'La resposta no té cos.',
  noBodyOfHead: 'Les respostes a HEAD no tenen cos.',
  save: 'Desa com a fitxer',
  image: 'Imatge de la resposta',
  binary: 'La resposta és binària ({{type}}).',
  view: 'Format del cos',
  pretty: 'Amb format',
  raw: 'Sense format',
  onlyBeginning: 'Només es mostra el començament. El fitxer conté tota la resposta.',
  refusedCors:
    '{{server}} respon, però no permet aquesta petició des de pàgines de {{page}} (CORS). Pot haver executat la petició. L’operador de l’API pot permetre aquesta pàgina; l’exemple de sota funciona des del vostre equip.',
  refusedPolicy:
    'La política de seguretat de contingut d’aquesta pàgina no permet peticions a {{server}}. Torneu a carregar la pàgina. Si no n’hi ha prou, l’operador pot afegir-lo a connect-src; al portal ho fa l’ajust CONNECT_SOURCES.',
  refusedMixed:
    'Aquesta pàgina s’ha carregat per https, i per això el navegador bloqueja les peticions per http, com ara a {{server}}. Trieu un URL https o feu servir l’exemple de sota.',
  refusedOffline: 'El dispositiu no té connexió. Connecteu-lo i torneu a enviar.',
  refusedNetwork:
    '{{server}} no respon. Comproveu l’adreça, si el servidor funciona i si la vostra xarxa hi deixa arribar.',
  flow: 'Tipus de concessió',
  clientId: 'ID de client',
  clientSecret: 'Secret de client',
  publicClient: 'Deixeu-lo buit per a un client públic.',
  clientAuthentication: 'Autenticació del client',
  secretInHeader: 'A la capçalera Authorization',
  secretInBody: 'Al cos',
  scopes: 'Àmbits que es demanen',
  scopesHint: 'Separats per espais',
  redirectHint: 'Permeteu aquest URL de redirecció al proveïdor d’identitat:',
  noRedirect:
    'Aquesta pàgina no té adreça on tornar després d’identificar-se: qui la gestiona defineix redirect-url. Fins aleshores enganxeu un token.',
  signIn: 'Identifica’m',
  getToken: 'Obtén un token',
  tokenHere: 'Teniu un token. S’envia amb la petició.',
  tokenHereUntil: 'Teniu un token. S’envia amb la petició. Caduca: {{date}}.',
  forgetToken: 'Elimina el token',
  flowNotHere: 'No és possible des d’aquí: {{flows}}. Obteniu un token en un altre lloc i enganxeu-lo.',
  sendElsewhere: 'Voleu enviar-ho a {{origin}}?',
  notListed:
    'No és a la llista de servidors d’aquesta API. El que heu introduït s’hi envia, també les credencials. Continueu només si hi confieu.',
  sendAnyway: 'Envia-ho',
  ownApi: '{{address}} pertany a l’API d’aquest portal. No s’hi envien credencials.',
  signInThere: 'Inicieu la sessió a la finestra que s’ha obert.',
  openSignIn: 'No hi ha finestra? Obriu-la aquí.',
  tokenUnexpected: 'No s’ha rebut cap token. Torneu-ho a provar.',
  tokenCors:
    '{{server}} respon, però no permet que les pàgines de {{page}} demanin tokens (CORS). Obteniu-ne un en un altre lloc i enganxeu-lo, o pregunteu-ho al seu operador.',
  tokenResponse: 'La resposta de {{server}} no és OAuth vàlid: {{reason}}',
  tokenNoAddress: 'La descripció de l’API no té cap URL de tokens.',
  insecurePage:
    'Per iniciar la sessió cal una pàgina carregada per https. Enganxeu un token en comptes d’això.',
  ownApplication: 'La vostra aplicació',
  ownByHand: 'Cap: introduir les credencials manualment',
  ownKey: 'Clau',
  ownNone:
    'No teniu cap aplicació amb accés a {{product}} {{version}} i una estratègia d’autenticació adequada.',
  ownLogIn: 'Inicia la sessió per emplenar les credencials de les vostres aplicacions',
  ownFilled: 'Emplenat: aquesta pàgina ho recorda fins que en sortiu o tanqueu la sessió.',
  ownElsewhere: 'L’ID de client està emplenat. El vostre proveïdor d’identitat en guarda el secret.',
  ownKeyUnknown:
    'Les claus d’aquesta aplicació es van mostrar un sol cop, en crear-les. Enganxeu-ne una o creeu-ne una de nova a la pàgina de l’aplicació:',
  ownSecretUnknown:
    'L’ID de client està emplenat. El secret es va mostrar un sol cop, en crear-lo. Enganxeu-lo o renoveu-lo a la pàgina de l’aplicació:',
} satisfies Translation<typeof english>
