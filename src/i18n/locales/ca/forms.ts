import type { Translation } from '../../messages'
import type english from '../en/forms'

export default {
  email: 'Correu electrònic',
  fullName: 'Nom complet',
  password: 'Contrasenya',
  submitting: 'S’està enviant',
} satisfies Translation<typeof english>
