import type { Translation } from '../../../messages'
import type english from '../../en/first/login'

export default {
  heading: 'Inicia la sessió',
  email: 'Correu electrònic',
  password: 'Contrasenya',
  submit: 'Inicia la sessió',
  submitting: 'S’està enviant',
  done: 'Heu iniciat la sessió',
  working: 'S’està iniciant la sessió',
  verifying: 'S’està confirmant el vostre correu electrònic',
  forgotPassword: 'Heu oblidat la contrasenya?',
  registerHelp: 'No teniu cap compte?',
  register: 'Crea un compte',
  sso: 'Continua amb SSO',
  basic: 'Inicia la sessió amb correu electrònic i contrasenya',
  otherAccount: 'Inicia la sessió amb un altre compte',
  or: 'o',
  passwordSet: 'Contrasenya establerta correctament!',
  emailConfirmed: 'Correu electrònic confirmat correctament!',
  choosePassword: 'Trieu una contrasenya',
  registered: 'Registre completat correctament!',
  awaitsApproval: 'S’ha confirmat el vostre correu electrònic. El compte espera l’aprovació.',
} satisfies Translation<typeof english>
