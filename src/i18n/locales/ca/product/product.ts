import type { Translation } from '../../../messages'
import type english from '../../en/product/product'

export default {
  logIn: 'Inicia la sessió per veure’n més i obtenir claus',
  contents: 'Contingut',
  onThisPage: 'En aquesta pàgina',
  version: 'Versió',
  noVersions: 'Cap versió del producte',
  deprecatedVersion: '{{name}} (obsoleta)',
  deprecated: 'La versió {{name}} és obsoleta. Encara funciona, però es retirarà.',
  changeTo: 'Canvia a {{name}}',
  documents: 'Documentació',
  pagesBelow: 'Pàgines dins de {{title}}',
} satisfies Translation<typeof english>
