import type { Translation } from '../../../messages'
import type english from '../../en/try-it/oauth'

export default {
  heading: 'Autorización OAuth2',
  handingOver: 'Se está completando el inicio de sesión. Esta ventana se cierra sola.',
  done: 'Listo. Puede cerrar esta ventana.',
  noData: 'No se han encontrado datos de OAuth',
  noChannel:
    'Este navegador no puede pasar un inicio de sesión de una ventana a otra. Obtenga un token en otro lugar y péguelo.',
  stateChanged: 'La autorización puede no ser segura: el servidor ha cambiado el estado enviado...',
  noCode: '[Autorización fallida]: no se ha recibido ningún accessCode del servidor',
  reason: 'El proveedor de identidad indicó: {{reason}}',
  close: 'Puede cerrar esta ventana y volver a intentarlo.',
} satisfies Translation<typeof english>
