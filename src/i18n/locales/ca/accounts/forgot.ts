import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: 'Heu oblidat la contrasenya?',
  submit: 'Recupera la contrasenya',
  login: 'Torna a l’inici de sessió',
} satisfies Translation<typeof english>
