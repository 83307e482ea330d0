import type { Translation } from '../../../messages'
import type english from '../../en/accounts/register'

export default {
  heading: 'Creeu el vostre compte',
  submit: 'Crea un compte',
  success: 'Consulteu el correu electrònic per confirmar l’adreça.',
  organization: 'Organització',
  accessCode: 'Codi d’accés',
  agreement: 'Accepto les {{terms}} i la {{privacy}}.',
  terms: 'Condicions del servei',
  privacy: 'Política de privadesa',
  newTab: ' (s’obre en una pestanya nova)',
  region: 'Regió',
  regionUs: 'EUA (Amèrica del Nord)',
  regionEu: 'UE (Europa)',
  regionHint:
    'A la prova gratuïta només hi ha una regió disponible. Passeu a Enterprise per utilitzar diverses regions.',
  loginHelp: 'Ja teniu un compte?',
  login: 'Inicia la sessió',
} satisfies Translation<typeof english>
