import type { Translation } from '../../../messages'
import type english from '../../en/first/sso'

export default {
  failed:
    'No se pudo completar el inicio de sesión. Inténtelo de nuevo. Si vuelve a ocurrir, póngase en contacto con su administrador.',
  unavailable:
    'El proveedor de identidad no está disponible en este momento. Espere un minuto e inténtelo de nuevo.',
  expired: 'Este inicio de sesión ha caducado o ya se completó. Vuelva a empezar.',
  canceled: 'Ha cancelado el inicio de sesión.',
  emailUnverified:
    'Su dirección de correo no está verificada en el proveedor de identidad. Verifíquela allí y vuelva a iniciar sesión.',
  noAccount: 'No hay ninguna cuenta con su dirección de correo. Pida una a su administrador.',
  groupRequired:
    'No pertenece a ningún grupo que pueda iniciar sesión aquí. Póngase en contacto con su administrador.',
  otherIdentity:
    'La cuenta con su dirección de correo está vinculada a otra identidad. Inicie sesión como hasta ahora o póngase en contacto con su administrador.',
  passwordRequired:
    'Su cuenta tiene una contraseña. Introdúzcala una vez para vincular la cuenta a «{{provider}}». Después bastará con iniciar sesión allí.',
  passwordInPortal:
    'Su cuenta tiene una contraseña y esta página no puede vincularla. Abra el portal mismo, inicie sesión allí con SSO e introduzca la contraseña una vez.',
  passwordMissing:
    'Hay una cuenta con su dirección de correo que no está vinculada al proveedor de identidad. Elija una contraseña con el enlace para contraseñas olvidadas, vuelva a iniciar sesión con SSO e introdúzcala una vez.',
  linkRefused:
    'Hay una cuenta con su dirección de correo que no está vinculada al proveedor de identidad. Póngase en contacto con su administrador.',
} satisfies Translation<typeof english>
