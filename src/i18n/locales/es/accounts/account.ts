import type { Translation } from '../../../messages'
import type english from '../../en/accounts/account'

export default {
  account: 'Cuenta',
  profile: 'Perfil',
  save: 'Guardar',
  unchanged: 'El nombre todavía no ha cambiado.',
  saved: 'Su nombre se ha guardado.',
  changePassword: 'Cambiar la contraseña',
  passwordChanged: 'Su contraseña se ha cambiado.',
  passwordElsewhere:
    'Usted inicia sesión mediante un proveedor de identidad. Este portal no tiene ninguna contraseña de su cuenta; cámbiela allí.',
  sessions: 'Sesiones',
  sessionsText: 'Navegadores y dispositivos con la sesión iniciada en su cuenta.',
  device: '{{browser}} en {{system}}',
  unknownDevice: 'Dispositivo desconocido',
  thisBrowser: 'Este navegador',
  loggedIn: 'Inicio de sesión: {{date}}',
  lastUsed: 'Último uso: {{date}}',
  noOthers: 'No tiene la sesión iniciada en ningún otro lugar.',
  endSession: 'Cerrar la sesión',
  endQuestion: 'Se cerrará la sesión de {{device}}, iniciada el {{date}}.',
  endOthers: 'Cerrar todas las demás sesiones',
  endOthersQuestion:
    'Se cerrará la sesión en todos los demás navegadores y dispositivos. Aquí la sesión seguirá iniciada.',
  ended: 'La sesión se ha cerrado.',
  othersEnded: 'Se han cerrado todas las demás sesiones.',
} satisfies Translation<typeof english>
