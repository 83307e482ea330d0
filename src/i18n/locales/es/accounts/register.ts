import type { Translation } from '../../../messages'
import type english from '../../en/accounts/register'

export default {
  heading: 'Cree su cuenta',
  submit: 'Crear una cuenta',
  success: 'Consulte su correo electrónico para confirmar su dirección.',
  organization: 'Organización',
  accessCode: 'Código de acceso',
  agreement: 'Acepto las {{terms}} y la {{privacy}}.',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  newTab: ' (se abre en una pestaña nueva)',
  region: 'Región',
  regionUs: 'EE. UU. (Norteamérica)',
  regionEu: 'UE (Europa)',
  regionHint:
    'En la prueba gratuita solo hay una región disponible. Pase a Enterprise para usar varias regiones.',
  loginHelp: '¿Ya tiene una cuenta?',
  login: 'Iniciar sesión',
} satisfies Translation<typeof english>
