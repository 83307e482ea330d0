import type { Translation } from '../../../messages'
import type english from '../../en/first/session'

export default {
  heading: 'Sessió iniciada',
  account: 'Has iniciat la sessió com a {{email}}.',
  logOut: 'Tanca la sessió',
} satisfies Translation<typeof english>
