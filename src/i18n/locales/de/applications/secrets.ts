import type { Translation } from '../../../messages'
import type english from '../../en/applications/secrets'

export default {
  once: 'Bewahren Sie es jetzt sicher auf. Es wird nur einmal angezeigt.',
  copyAndClose: 'Kopieren und schließen',
  done: 'Fertig',
  show: '{{label}} anzeigen',
  notCopied: 'Sie haben es nicht kopiert. Nach dem Schließen kann es nicht erneut angezeigt werden.',
  closeAnyway: 'Ohne Kopieren schließen',
  copyFailed: 'Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn von Hand.',
} satisfies Translation<typeof english>
