import type { Translation } from '../../../messages'
import type english from '../../en/accounts/session'

export default {
  heading: 'Angemeldet',
  account: 'Sie sind als {{email}} angemeldet.',
  logOut: 'Abmelden',
} satisfies Translation<typeof english>
