import type { Translation } from '../../../messages'
import type english from '../../en/first/routes'

export default {
  login: 'Inicia la sessió',
  registration: 'Crea un compte',
  forgotPassword: 'Contrasenya oblidada',
  resetPassword: 'Restableix la contrasenya',
  catalog: 'Catàleg de productes',
  oauth2Redirect: 'Autorització OAuth2',
  spec: 'Especificació de l’API',
  apiDocumentationPage: 'Documentació de l’API',
  myApps: 'Les meves aplicacions',
  account: 'Compte',
  createApplication: 'Crea una aplicació',
  updateApplication: 'Actualitza l’aplicació',
  applicationDashboard: 'Tauler de l’aplicació',
  showApplication: 'Aplicació',
  notFound: 'No trobat',
  forbidden: 'Accés prohibit',
  error: 'S’ha produït un error',
  skipToContent: 'Salta al contingut',
  needsScripts: 'Per iniciar sessió, fer servir formularis i provar una API cal JavaScript.',
  startFailed: 'No s’ha pogut iniciar el portal',
  screenFailed: 'No s’ha pogut carregar aquesta pàgina',
  reload: 'Torna a carregar la pàgina',
  codeLost: 'No s’ha pogut carregar una part del portal. Potser s’ha actualitzat, o no teniu connexió.',
  registered: 'Consulteu el correu electrònic per confirmar l’adreça.',
  forgotPasswordInstruction:
    'Introduïu l’adreça electrònica del vostre compte. Us enviarem un enllaç per establir una contrasenya nova.',
} satisfies Translation<typeof english>
