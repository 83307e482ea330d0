import type { Translation } from '../../../messages'
import type english from '../../en/first/links'

export default {
  incomplete: 'Dieser Link ist nicht vollständig.',
  incompleteText: 'Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.',
  used: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  usedText: 'Jeder Link funktioniert einmal. Wenn Sie ihn noch brauchen, fordern Sie einen neuen an.',
  new: 'Neuen Link anfordern',
  invitationText: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
  sent: 'Wenn zu der angegebenen E-Mail-Adresse ein Konto besteht, erhalten Sie einen Link zum Zurücksetzen Ihres Passworts. Falls die E-Mail nicht innerhalb weniger Minuten eintrifft, sehen Sie bitte in Ihrem Spam-Ordner nach.',
} satisfies Translation<typeof english>
