import type { Translation } from '../../../messages'
import type english from '../../en/first/pages'

export default {
  notFound: 'Nicht gefunden',
  notFoundText: 'Die gesuchte Seite wurde leider nicht gefunden.',
  forbidden: 'Zugriff verweigert',
  forbiddenText: 'Sie sind leider nicht berechtigt, diese Seite anzusehen.',
  goBack: 'Zurück',
  goHome: 'Startseite',
} satisfies Translation<typeof english>
