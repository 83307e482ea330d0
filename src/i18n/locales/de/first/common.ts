import type { Translation } from '../../../messages'
import type english from '../../en/first/common'

export default {
  developerPortal: 'Entwicklerportal',
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später erneut.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  getAccess: 'Zugang erhalten',
  invalidDate: 'Ungültiges Datum',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  pages: 'Seiten',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  range: '{{from}} – {{to}} von {{total}}',
  missing: 'Es fehlt noch: {{fields}}',
} satisfies Translation<typeof english>
