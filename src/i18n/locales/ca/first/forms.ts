import type { Translation } from '../../../messages'
import type english from '../../en/first/forms'

export default {
  email: 'Correu electrònic',
  fullName: 'Nom complet',
  password: 'Contrasenya',
  submitting: 'S’està enviant',
  passwordTooWeak: 'La contrasenya nova encara no compleix els requisits.',
  passwordsDiffer: 'Les contrasenyes encara no coincideixen.',
  invalidEmail: 'L’adreça electrònica ha de ser vàlida',
} satisfies Translation<typeof english>
