import type { Translation } from '../../messages'
import type english from '../en/try-it'

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
    'El valor de {{name}} saldría de la ruta: un navegador resuelve «.» y «..» antes de enviar nada.',
  headerValue: '{{name}} contiene caracteres que ninguna cabecera puede llevar.',
  badName: '«{{name}}» no es un nombre que se pueda enviar.',
  cookieValue: '{{name}} contiene caracteres que ninguna cookie puede llevar.',
  preparing: 'Preparando…',
  chosenFiles: 'Elegido: {{names}}',
  securityRequirement: 'Método de autenticación',
  secretsStayHere:
    'Lo que escriba aquí se queda en la memoria de esta página. Solo se envía a la API y a su proveedor de identidad, y desaparece cuando sale o cierra la sesión.',
  certificate: 'Su navegador le pide un certificado de cliente cuando el servidor quiere uno.',
  unknownScheme:
    'El esquema {{name}} no se conoce aquí. Lo que necesita no se puede enviar desde esta página.',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  key: 'Clave de API: {{name}}',
  token: 'Token de acceso: {{name}}',
  show: 'Mostrar: {{label}}',
  hide: 'Ocultar: {{label}}',
  methodRefused:
    'Los navegadores no dejan que ninguna página use el método {{method}}. Use el ejemplo de abajo en una terminal.',
  cookiesLeftOut:
    'No se envían las cookies {{names}}. Un navegador no pone cookies para otro origen. El ejemplo de abajo las tiene.',
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
  cutByYou: 'Cancelado mientras llegaba la respuesta. Este es su principio.',
  cutByTime: 'La respuesta tardó demasiado y se cortó. Este es su principio.',
  cutBySize: 'La respuesta es más larga de lo que se guarda aquí. Estos son sus primeros {{size}}.',
  cutByNetwork: 'La conexión se rompió mientras llegaba la respuesta. Este es su principio.',
  redirected: 'La respuesta vino de {{address}}.',
  headersHidden:
    'De servidores de otros orígenes un navegador solo muestra las cabeceras que ellos permiten.',
  noBody: 'La respuesta no tiene cuerpo.',
  noBodyOfHead: 'Las respuestas a HEAD no tienen cuerpo.',
  save: 'Guardar como archivo',
  image: 'Imagen de la respuesta',
  binary: 'Son bytes, no texto ({{type}}).',
  view: 'Formato del cuerpo',
  pretty: 'Con formato',
  raw: 'Sin formato',
  onlyBeginning: 'Este es el principio. El archivo lo tiene todo.',
  refusedCors:
    '{{server}} responde, pero no permite que las páginas de {{page}} lo llamen así (CORS). Puede haber ejecutado la petición. Quien gestiona la API puede permitir esta página; el ejemplo de abajo funciona desde su propio equipo.',
  refusedPolicy:
    'La política de seguridad de contenido de esta página no permite llamadas a {{server}}. Quien gestiona la página lo añade a connect-src.',
  refusedMixed:
    'Esta página llegó por https, por eso el navegador no llama a nada por http simple, como {{server}}. Elija una dirección https o use el ejemplo de abajo.',
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
  redirectHint: 'Permita esta dirección de retorno en el proveedor de identidad:',
  noRedirect:
    'Esta página no tiene dirección a la que volver tras identificarse: quien la gestiona define redirect-url. Hasta entonces pegue un token.',
  signIn: 'Identificarse',
  getToken: 'Obtener un token',
  tokenHere: 'Hay un token y se envía.',
  tokenHereUntil: 'Hay un token y se envía. Caduca: {{date}}.',
  forgetToken: 'Olvidarlo',
  flowNotHere: 'No es posible desde aquí: {{flows}}. Obtenga un token en otro lugar y péguelo.',
  popupBlocked:
    'El navegador no abrió ninguna ventana para identificarse. Permita ventanas a esta página e inténtelo de nuevo.',
  popupClosed: 'La ventana se cerró antes de terminar. Inténtelo de nuevo.',
  tokenUnexpected: 'No hay token. Inténtelo de nuevo.',
  tokenCors:
    '{{server}} responde, pero no permite que las páginas de {{page}} pidan tokens (CORS). Obtenga un token en otro lugar y péguelo, o pregunte a quien lo gestiona.',
  tokenResponse: '{{server}} no respondió como quiere OAuth: {{reason}}',
  tokenNoAddress: 'La descripción de la API no dice de dónde vienen los tokens.',
  insecurePage:
    'Para identificarse hace falta una página que haya llegado por https. Pegue un token en su lugar.',
  ownApplication: 'Su aplicación',
  ownByHand: 'Ninguna: lo introduzco yo',
  ownKey: 'Clave',
  ownNone: 'Ninguna aplicación suya adecuada está registrada todavía para {{product}} {{version}}.',
  ownFilled: 'Rellenado: esta página lo recuerda hasta que salga de ella o cierre la sesión.',
  ownElsewhere: 'El ID de cliente está rellenado. Su proveedor de identidad guarda el secreto.',
  ownKeyUnknown:
    'Sus claves se mostraron una vez, al crearlas, y esta página no las conoce. Pegue una o cree otra:',
  ownSecretUnknown:
    'El ID de cliente está rellenado. El secreto se mostró una vez, al crearlo, y esta página no lo conoce. Péguelo o cree otro:',
} satisfies Translation<typeof english>
