import type { Translation } from '../../../messages'
import type english from '../../en/try-it/try-it'

export default {
  body: 'Cuerpo de la respuesta',
  heading: 'Probar',
  close: 'Cerrar',
  server: 'Servidor',
  otherServer: 'Otro servidor',
  otherUrl: 'URL del servidor',
  badServer: 'Escriba una URL que empiece por https:// o http://.',
  requiredName: '{{name}} (obligatorio)',
  notSent: 'no se envía',
  listHint: 'Un valor por línea',
  jsonHint: 'Como JSON',
  fieldsAsJson: 'Campos como objeto JSON',
  notJson: 'Esto no es JSON válido.',
  pathMissing: 'Escriba un valor para {{name}}: la ruta lo necesita.',
  dotSegment:
    'El valor de {{name}} cambiaría la ruta: los navegadores resuelven «.» y «..» antes de enviar una petición.',
  headerValue: '{{name}} contiene caracteres no permitidos en cabeceras.',
  badName: '«{{name}}» no es un nombre válido.',
  cookieValue: '{{name}} contiene caracteres no permitidos en cookies.',
  preparing: 'Preparando…',
  chosenFiles: 'Elegido: {{names}}',
  securityRequirement: 'Método de autenticación',
  secretsStayHere:
    'Lo que escriba aquí se queda en la memoria de esta página. Solo se envía a la API y a su proveedor de identidad, y desaparece cuando sale o cierra la sesión.',
  certificate: 'Su navegador le pide un certificado de cliente cuando el servidor quiere uno.',
  unknownScheme:
    'El esquema de seguridad {{name}} no es compatible. Sus credenciales no se pueden enviar desde esta página.',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  key: 'Clave de API: {{name}}',
  token: 'Token de acceso: {{name}}',
  show: 'Mostrar: {{label}}',
  hide: 'Ocultar: {{label}}',
  methodRefused:
    'Los navegadores no dejan que ninguna página use el método {{method}}. Use el ejemplo de abajo en una terminal.',
  cookiesLeftOut:
    'No se envían las cookies {{names}}. Desde aquí no se envía ninguna, porque las de esta página pueden ser su sesión. El ejemplo de abajo las tiene.',
  headersLeftOut:
    'No se envían: {{names}}. Los navegadores ponen estas cabeceras ellos mismos. El ejemplo de abajo las tiene.',
  bodyLeftOut:
    'El cuerpo no se envía: los navegadores no envían ninguno con {{method}}. El ejemplo de abajo lo tiene.',
  send: 'Enviar',
  sending: 'Enviando',
  cancel: 'Cancelar',
  response: 'Respuesta',
  responded: 'Estado {{status}} tras {{time}}',
  canceled: 'Cancelado. El servidor puede haber ejecutado la petición de todos modos.',
  timeout:
    'No hubo respuesta en {{seconds}} segundos, así que se dejó de esperar. Inténtelo de nuevo o pregunte a quien gestiona la API.',
  clientError: 'La API rechazó la petición por no ser válida.',
  serverError: 'La API informó de un error interno.',
  sentWith: 'Enviado con la petición: {{names}}.',
  sentWithout: 'No se envió ninguna credencial con la petición.',
  enterCredential: 'Introdúzcala en Autenticación y envíe de nuevo: {{names}}.',
  noSchemeDescribed:
    'La descripción de la API no nombra ninguna para esta operación. Búsquela en la documentación o pregunte al operador de la API.',
  lacksPermission:
    'La API la conoce, pero no permite esta operación. Use una credencial con más permisos o scopes, o pregunte al operador de la API.',
  tokenExpired: 'El token ha caducado. Obtenga otro en Autenticación y envíe de nuevo.',
  checkToken:
    'La API no lo aceptó. Obtenga otro token, compruebe sus scopes y que sea para este servidor, y envíe de nuevo.',
  checkCredential:
    'La API no la aceptó. Compruebe que está completa, no revocada y que es para este servidor, y envíe de nuevo.',
  showFields: 'Mostrar los campos',
  cutByYou: 'Cancelado mientras llegaba la respuesta. Este es su principio.',
  cutByTime: 'La respuesta tardó demasiado y se cortó. Este es su principio.',
  cutBySize: 'La respuesta es más larga de lo que se guarda aquí. Estos son sus primeros {{size}}.',
  cutByNetwork: 'La conexión se rompió mientras llegaba la respuesta. Este es su principio.',
  redirected: 'La respuesta vino de {{address}}.',
  headersHidden:
    'De los servidores de otros orígenes, los navegadores solo muestran las cabeceras que el servidor expone.',
  noBody: 'La respuesta no tiene cuerpo.',
  noBodyOfHead: 'Las respuestas a HEAD no tienen cuerpo.',
  save: 'Guardar como archivo',
  image: 'Imagen de la respuesta',
  binary: 'La respuesta es binaria ({{type}}).',
  view: 'Formato del cuerpo',
  pretty: 'Con formato',
  raw: 'Sin formato',
  onlyBeginning: 'Solo se muestra el principio. El archivo contiene toda la respuesta.',
  refusedCors:
    '{{server}} responde, pero no permite esta petición desde páginas de {{page}} (CORS). Puede haber ejecutado la petición. El operador de la API puede permitir esta página; el ejemplo de abajo funciona desde su propio equipo.',
  refusedPolicy:
    'La política de seguridad de contenido de esta página no permite peticiones a {{server}}. Recargue la página. Si no basta, el operador puede añadirlo a connect-src; en el portal lo hace el ajuste CONNECT_SOURCES.',
  refusedMixed:
    'Esta página se cargó por https, por eso el navegador bloquea las peticiones por http, como las de {{server}}. Elija una URL https o use el ejemplo de abajo.',
  refusedOffline: 'Su dispositivo está sin conexión. Conéctelo y envíe de nuevo.',
  refusedNetwork:
    '{{server}} no responde. Compruebe la dirección, si el servidor está en marcha y si su red le deja llegar a él.',
  flow: 'Tipo de concesión',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  publicClient: 'Déjelo vacío para un cliente público.',
  clientAuthentication: 'Autenticación del cliente',
  secretInHeader: 'En la cabecera Authorization',
  secretInBody: 'En el cuerpo',
  scopes: 'Ámbitos que se piden',
  scopesHint: 'Separados por espacios',
  redirectHint: 'Permita esta URL de redirección en el proveedor de identidad:',
  noRedirect:
    'Esta página no tiene dirección a la que volver tras identificarse: quien la gestiona define redirect-url. Hasta entonces pegue un token.',
  signIn: 'Identificarse',
  getToken: 'Obtener un token',
  tokenHere: 'Tiene un token. Se envía con la petición.',
  tokenHereUntil: 'Tiene un token. Se envía con la petición. Caduca: {{date}}.',
  forgetToken: 'Eliminar el token',
  flowNotHere: 'No es posible desde aquí: {{flows}}. Obtenga un token en otro lugar y péguelo.',
  sendElsewhere: '¿Enviar a {{origin}}?',
  notListed:
    'No está en la lista de servidores de esta API. Lo que ha introducido se envía allí, también las credenciales. Continúe solo si confía en él.',
  sendAnyway: 'Enviar',
  ownApi: '{{address}} pertenece a la API de este portal. No se envían credenciales allí.',
  signInThere: 'Inicie sesión en la ventana que se abrió.',
  openSignIn: '¿No hay ventana? Ábrala aquí.',
  tokenUnexpected: 'No se ha recibido ningún token. Inténtelo de nuevo.',
  tokenCors:
    '{{server}} responde, pero no permite que las páginas de {{page}} pidan tokens (CORS). Obtenga un token en otro lugar y péguelo, o pregunte a su operador.',
  tokenResponse: 'La respuesta de {{server}} no es OAuth válido: {{reason}}',
  tokenNoAddress: 'La descripción de la API no tiene ninguna URL de tokens.',
  insecurePage: 'Para iniciar sesión hace falta una página cargada por https. Pegue un token en su lugar.',
  ownApplication: 'Su aplicación',
  ownByHand: 'Ninguna: introducir las credenciales manualmente',
  ownKey: 'Clave',
  ownNone:
    'No tiene ninguna aplicación con acceso a {{product}} {{version}} y una estrategia de autenticación adecuada.',
  ownLogIn: 'Iniciar sesión para rellenar las credenciales de sus aplicaciones',
  ownFilled: 'Rellenado: esta página lo recuerda hasta que salga de ella o cierre la sesión.',
  ownElsewhere: 'El ID de cliente está rellenado. Su proveedor de identidad guarda el secreto.',
  ownKeyUnknown:
    'Las claves de esta aplicación se mostraron una sola vez, al crearlas. Pegue una o cree otra en la página de la aplicación:',
  ownSecretUnknown:
    'El ID de cliente está rellenado. El secreto se mostró una sola vez, al crearlo. Péguelo o renuévelo en la página de la aplicación:',
} satisfies Translation<typeof english>
