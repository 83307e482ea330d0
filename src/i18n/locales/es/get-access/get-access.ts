import type { Translation } from '../../../messages'
import type english from '../../en/get-access/get-access'

export default {
  accountNeeded:
    'Una clave pertenece a una aplicación, y una aplicación a una cuenta. Inicie sesión o cree primero una cuenta. Después se continúa aquí.',
  signUp: 'Crear una cuenta',
  newApplication: 'Nueva aplicación',
  applicationName: 'Nombre de la aplicación',
  applicationHint: 'Por ejemplo, para qué sirve. Basta con un nombre.',
  identifiesBy: 'Cómo se identifican sus solicitudes',
  about_key_auth: 'Cada solicitud lleva una clave. Es la forma más rápida de empezar.',
  about_client_credentials:
    'Un ID de cliente y un secreto dan tokens que caducan, y cada solicitud lleva un token.',
  about_self_managed_client_credentials:
    'Su propio proveedor de identidad emite los tokens. Hace falta el ID de cliente que dio a la aplicación.',
  ownClientHint: 'Como su proveedor de identidad llama al cliente.',
  atOnce: 'El acceso se da de inmediato.',
  afterReview:
    'Un operador revisa antes la solicitud. La decisión llega por correo, y desde allí se continúa.',
  applicationGone: 'Esta aplicación ya no existe. Elija otra.',
  chooseAnother: 'Elegir una aplicación',
  goesOn:
    'Esto continúa por sí solo en cuanto haya una decisión. También puede cerrarlo: el correo lleva de vuelta aquí.',
  rejected: 'Un operador rechazó el acceso de {{application}} a {{product}} {{version}}.',
  revoked: 'Un operador revocó el acceso de {{application}} a {{product}} {{version}}.',
  reason: 'Motivo: {{reason}}',
  gone: 'La solicitud de {{application}} ya no existe. Se eliminó en otro lugar.',
  key: 'Clave',
  keyRevoked: 'La clave que esta página conocía fue revocada entretanto. Cree otra.',
  keyUnknown: 'Las claves se muestran una sola vez, al crearlas. Si no tiene ninguna a mano, cree una.',
  createKey: 'Crear una clave',
  secretUnknown: 'El secreto de cliente se mostró una sola vez, al crearlo. Si se ha perdido, renuévelo.',
  ownClientReady: 'Obtenga un token de su proveedor de identidad y envíelo con cada solicitud.',
  tryIt: 'Probar',
  tryWithKey: 'Probar con esta clave',
  tryWithSecret: 'Probar con este secreto',
} satisfies Translation<typeof english>
