import type { Translation } from '../../../messages'
import type english from '../../en/accounts/links'

export default {
  incomplete: 'Dieser Link ist nicht vollständig.',
  incompleteText: 'Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.',
  used: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  usedText: 'Jeder Link funktioniert einmal. Wenn Sie ihn noch brauchen, fordern Sie einen neuen an.',
  new: 'Neuen Link anfordern',
  invitationText: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
} satisfies Translation<typeof english>
