import type { Translation } from '../../../messages'
import type english from '../../en/first/routes'

export default {
  login: 'Iniciar sesión',
  registration: 'Crear una cuenta',
  forgotPassword: 'Contraseña olvidada',
  resetPassword: 'Restablecer contraseña',
  catalog: 'Catálogo de productos',
  oauth2Redirect: 'Autorización OAuth2',
  spec: 'Especificación de la API',
  apiDocumentationPage: 'Documentación de la API',
  myApps: 'Mis aplicaciones',
  account: 'Cuenta',
  createApplication: 'Crear aplicación',
  updateApplication: 'Actualizar aplicación',
  applicationDashboard: 'Panel de la aplicación',
  showApplication: 'Aplicación',
  notFound: 'No encontrado',
  forbidden: 'Acceso prohibido',
  error: 'Se ha producido un error',
  skipToContent: 'Saltar al contenido',
  needsScripts: 'Para iniciar sesión, usar formularios y probar una API se necesita JavaScript.',
  startFailed: 'No se ha podido iniciar el portal',
  screenFailed: 'No se ha podido cargar esta página',
  reload: 'Recargar la página',
  codeLost: 'No se ha podido cargar una parte del portal. Quizá se ha actualizado, o no hay conexión.',
  registered: 'Consulte su correo electrónico para confirmar su dirección.',
  forgotPasswordInstruction:
    'Introduzca el correo electrónico de su cuenta. Le enviaremos un enlace para establecer una contraseña nueva.',
} satisfies Translation<typeof english>
