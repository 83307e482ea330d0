import type { Translation } from '../../../messages'
import type english from '../../en/first/pages'

export default {
  notFound: 'Nicht gefunden',
  notFoundText: 'Entschuldigung. Wir können die gesuchte Seite nicht finden.',
  forbidden: 'Zugriff verweigert',
  forbiddenText: 'Entschuldigung. Sie sind nicht berechtigt, diese Seite anzusehen.',
  goBack: 'Zurück',
  goHome: 'Startseite',
} satisfies Translation<typeof english>
