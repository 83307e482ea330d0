import type { Translation } from '../../messages'
import type english from '../en/try-it'

export default {
  body: 'Cos de la resposta',
  heading: 'Prova-ho',
  close: 'Tanca',
  server: 'Servidor',
  otherServer: 'Una altra adreça',
  otherAddress: 'Adreça del servidor',
  badServer: 'Escriviu una adreça que comenci per https:// o http://.',
  requiredName: '{{name}} (obligatori)',
  notSent: 'no s’envia',
  listHint: 'Un valor per línia',
  jsonHint: 'Com a JSON',
  fieldsAsJson: 'Camps com a objecte JSON',
  notJson: 'Això no és JSON vàlid.',
  pathMissing: 'Escriviu un valor per a {{name}}: el camí el necessita.',
  dotSegment: 'El valor de {{name}} sortiria del camí: un navegador resol «.» i «..» abans d’enviar res.',
  headerValue: '{{name}} conté caràcters que cap capçalera pot dur.',
  badName: '«{{name}}» no és un nom que es pugui enviar.',
  cookieValue: '{{name}} conté caràcters que cap galeta pot dur.',
  preparing: 'S’està preparant…',
  chosenFiles: 'Triat: {{names}}',
  way: 'Manera d’identificar-se',
  secretsStayHere:
    'El que escriviu aquí es queda a la memòria d’aquesta pàgina. S’envia al servidor de l’API i a ningú més, i desapareix quan sortiu o tanqueu la sessió.',
  certificate: 'El navegador us demana un certificat de client quan el servidor en vol un.',
  unknownScheme:
    'L’esquema {{name}} no es coneix aquí. El que necessita no es pot enviar des d’aquesta pàgina.',
  username: 'Nom d’usuari',
  password: 'Contrasenya',
  key: 'Clau d’API: {{name}}',
  token: 'Testimoni d’accés: {{name}}',
  show: 'Mostra: {{label}}',
  hide: 'Amaga: {{label}}',
  methodRefused:
    'Els navegadors no deixen que cap pàgina faci servir el mètode {{method}}. Feu servir l’exemple de sota en un terminal.',
  cookiesLeftOut:
    'No s’envien les galetes {{names}}. Un navegador no posa galetes per a un altre origen. L’exemple de sota les té.',
  headersLeftOut:
    'No s’envien: {{names}}. Els navegadors posen aquestes capçaleres ells mateixos. L’exemple de sota les té.',
  bodyLeftOut: 'El cos no s’envia: els navegadors no n’envien cap amb {{method}}. L’exemple de sota el té.',
  send: 'Envia',
  sending: 'S’està enviant',
  cancel: 'Cancel·la',
  answer: 'Resposta',
  answered: 'Estat {{status}} després de {{time}}',
  cancelled: 'Cancel·lat. El servidor pot haver executat la petició igualment.',
  timeout:
    'No hi ha hagut resposta en {{seconds}} segons, i s’ha deixat d’esperar. Torneu-ho a provar o pregunteu a qui gestiona l’API.',
  clientError: 'L’API ha respost que alguna cosa de la petició no és correcta.',
  serverError: 'L’API ha respost que alguna cosa ha fallat per la seva banda.',
  cutByYou: 'Cancel·lat mentre arribava la resposta. Aquest és el començament.',
  cutByTime: 'La resposta ha trigat massa i s’ha tallat. Aquest és el començament.',
  cutBySize: 'La resposta és més llarga del que es guarda aquí. Aquests són els primers {{size}}.',
  cutByNetwork: 'La connexió s’ha trencat mentre arribava la resposta. Aquest és el començament.',
  redirected: 'La resposta ha vingut de {{address}}.',
  headersHidden: 'De servidors d’altres orígens un navegador només mostra les capçaleres que ells permeten.',
  noBody: 'La resposta no té cos.',
  noBodyOfHead: 'Les respostes a HEAD no tenen cos.',
  save: 'Desa com a fitxer',
  image: 'Imatge de la resposta',
  binary: 'Són bytes, no text ({{type}}).',
  view: 'Forma del cos',
  pretty: 'Ordenat',
  raw: 'Tal com ha arribat',
  onlyBeginning: 'Aquest és el començament. El fitxer ho té tot.',
  refusedCors:
    '{{server}} respon, però no permet que les pàgines de {{page}} el cridin així (CORS). Pot haver executat la petició. Qui gestiona l’API pot permetre aquesta pàgina; l’exemple de sota funciona des del vostre equip.',
  refusedPolicy:
    'La política de seguretat de contingut d’aquesta pàgina no permet crides a {{server}}. Qui gestiona la pàgina l’afegeix a connect-src.',
  refusedMixed:
    'Aquesta pàgina ha arribat per https, i per això el navegador no crida res per http simple, com {{server}}. Trieu una adreça https o feu servir l’exemple de sota.',
  refusedOffline: 'El dispositiu no té connexió. Connecteu-lo i torneu a enviar.',
  refusedNetwork:
    '{{server}} no respon. Comproveu l’adreça, si el servidor funciona i si la vostra xarxa hi deixa arribar.',
} satisfies Translation<typeof english>
