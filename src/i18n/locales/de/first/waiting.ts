import type { Translation } from '../../../messages'
import type english from '../../en/first/waiting'

export default {
  confirmHeading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  approvalHeading: 'Freigabe steht aus',
  account: 'Konto: {{email}}',
  sentTo: 'Wir haben eine E-Mail an {{email}} gesendet.',
  steps: 'Nächste Schritte',
  done: 'Erfüllt:',
  stepConfirm: 'Bestätigen Sie Ihre E-Mail-Adresse über den Link in der E-Mail.',
  stepPassword: 'Wählen Sie ein Passwort.',
  stepApproval: 'Warten Sie auf die Freigabe. Sie erhalten eine E-Mail, sobald Ihr Konto freigegeben ist.',
  stepMaybeApproval:
    'Warten Sie auf die Freigabe, falls das Portal sie verlangt. Sie erhalten eine E-Mail, sobald Ihr Konto freigegeben ist.',
  stepLogIn: 'Melden Sie sich an.',
  again: 'E-Mail erneut senden',
  sentAgain:
    'Wir haben die E-Mail erneut gesendet. Wenn sie nicht in wenigen Minuten ankommt, sehen Sie im Spam-Ordner nach.',
  limit: 'Die E-Mail wurde mehrmals gesendet. Prüfen Sie die Adresse und den Spam-Ordner.',
} satisfies Translation<typeof english>
