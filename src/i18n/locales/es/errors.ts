import type { Translation } from '../../messages'
import type english from '../en/errors'

export default {
  wrongCredentials: 'El nombre de usuario o la contraseña no son correctos. Inténtelo de nuevo.',
  missingCredentials: 'Introduzca sus credenciales de acceso',
  loginFailed:
    'No se ha podido autenticar la cuenta. Si cree que recibe este mensaje por error, póngase en contacto con su administrador.',
  invalidAccessCode: 'El código de acceso no es válido',
  unavailable: 'El servicio no está disponible. Inténtelo de nuevo más tarde.',
  tooManyAttempts: 'Demasiados intentos. Espere un momento y vuelva a intentarlo.',
  accountLocked: 'Su cuenta se ha bloqueado. Restablezca la contraseña para iniciar sesión ahora',
  pendingApproval: 'Su cuenta está pendiente de aprobación',
  unreachable: 'No se ha podido contactar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  timedOut: 'El servidor ha tardado demasiado en responder. Inténtelo de nuevo.',
  sessionEnded: 'Su sesión ha terminado. Vuelva a iniciar sesión.',
  signInNeeded: 'Inicie sesión para ver este contenido.',
  forbidden: 'Lo sentimos. No tiene autorización para ver esta página.',
  status: 'Error {{status}}: {{statusText}}',
  unexpected: 'Algo ha salido mal. Inténtelo de nuevo más tarde.',
  invalidEmail: 'El correo electrónico debe ser una dirección válida',
  requiredFields: 'Rellene todos los campos obligatorios',
  emailRequired: 'Introduzca su correo electrónico.',
  fieldsRequired: 'Rellene todos los campos obligatorios.',
  passwordsRequired: 'Las contraseñas son obligatorias',
  passwordsDiffer: 'Las contraseñas no coinciden',
  passwordTooWeak: 'La contraseña no cumple los requisitos',
  captcha:
    'No hemos podido comprobar que es usted una persona. Actualice la página para volver a intentarlo.',
} satisfies Translation<typeof english>
