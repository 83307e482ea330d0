import type { Translation } from '../../messages'
import type english from '../en/secrets'

export default {
  once: 'Bewahren Sie es jetzt sicher auf: Es wird nur dieses eine Mal angezeigt.',
  copyAndClose: 'Kopieren und schließen',
  done: 'Fertig',
  notCopied: 'Sie haben es nicht kopiert. Nach dem Schließen kann es Ihnen niemand mehr anzeigen.',
  closeAnyway: 'Ohne Kopieren schließen',
  copyFailed: 'Kopieren war nicht möglich. Markieren Sie den Text und kopieren Sie ihn von Hand.',
} satisfies Translation<typeof english>
