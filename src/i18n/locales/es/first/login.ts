import type { Translation } from '../../../messages'
import type english from '../../en/first/login'

export default {
  heading: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Enviando',
  done: 'Ha iniciado sesión',
  working: 'Iniciando sesión',
  verifying: 'Confirmando su correo electrónico',
  forgotPassword: '¿Ha olvidado su contraseña?',
  registerHelp: '¿No tiene una cuenta?',
  register: 'Crear una cuenta',
  sso: 'Continuar con SSO',
  basic: 'Iniciar sesión con correo electrónico y contraseña',
  otherAccount: 'Iniciar sesión con otra cuenta',
  or: 'o',
  passwordSet: '¡Contraseña establecida correctamente!',
  emailConfirmed: '¡Correo electrónico confirmado correctamente!',
  choosePassword: 'Elegir una contraseña',
  registered: '¡Registro completado correctamente!',
  awaitsApproval: 'Su correo electrónico se ha confirmado. La cuenta está pendiente de aprobación.',
} satisfies Translation<typeof english>
