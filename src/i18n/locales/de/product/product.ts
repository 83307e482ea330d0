import type { Translation } from '../../../messages'
import type english from '../../en/product/product'

export default {
  logIn: 'Anmelden, um mehr zu sehen und Schlüssel zu erhalten',
  contents: 'Inhalt',
  onThisPage: 'Auf dieser Seite',
  version: 'Version',
  noVersions: 'Keine Produktversionen',
  deprecatedVersion: '{{name}} (veraltet)',
  deprecated: 'Version {{name}} ist veraltet. Sie funktioniert noch, wird aber eingestellt.',
  changeTo: 'Zu {{name}} wechseln',
  documents: 'Dokumentation',
  pagesBelow: 'Seiten unter {{title}}',
} satisfies Translation<typeof english>
