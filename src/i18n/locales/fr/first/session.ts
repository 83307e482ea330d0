import type { Translation } from '../../../messages'
import type english from '../../en/first/session'

export default {
  heading: 'Connecté',
  account: 'Vous êtes connecté en tant que {{email}}.',
  logOut: 'Se déconnecter',
} satisfies Translation<typeof english>
