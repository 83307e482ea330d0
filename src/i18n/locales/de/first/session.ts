import type { Translation } from '../../../messages'
import type english from '../../en/first/session'

export default {
  heading: 'Angemeldet',
  account: 'Sie sind als {{email}} angemeldet.',
  logOut: 'Abmelden',
} satisfies Translation<typeof english>
