import type { Translation } from '../../messages'
import type english from '../en/common'

export default {
  developerPortal: 'Entwicklerportal',
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  invalidDate: 'Ungültiges Datum',
} satisfies Translation<typeof english>
