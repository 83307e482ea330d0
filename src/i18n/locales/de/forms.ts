import type { Translation } from '../../messages'
import type english from '../en/forms'

export default {
  email: 'E-Mail',
  fullName: 'Vollständiger Name',
  password: 'Passwort',
  submitting: 'Wird gesendet',
} satisfies Translation<typeof english>
