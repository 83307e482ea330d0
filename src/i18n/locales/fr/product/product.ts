import type { Translation } from '../../../messages'
import type english from '../../en/product/product'

export default {
  logIn: 'Se connecter pour en voir plus et obtenir des clés',
  contents: 'Sommaire',
  onThisPage: 'Sur cette page',
  version: 'Version',
  noVersions: 'Aucune version du produit',
  deprecatedVersion: '{{name}} (obsolète)',
  deprecated: 'La version {{name}} est obsolète. Elle fonctionne encore, mais sera retirée.',
  changeTo: 'Passer à {{name}}',
  documents: 'Documentation',
  pagesBelow: 'Pages sous {{title}}',
} satisfies Translation<typeof english>
