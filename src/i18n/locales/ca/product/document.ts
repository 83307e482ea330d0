import type { Translation } from '../../../messages'
import type english from '../../en/product/document'

export default {
  brokenLink: 'Aquesta pàgina no existeix',
  noImage: 'La imatge no està disponible',
  noImageOf: 'La imatge no està disponible: {{alt}}',
  done: 'Fet',
  toDo: 'Per fer',
  unknown: 'Contingut que aquí no es pot mostrar',
  unknownKind: 'Contingut que aquí no es pot mostrar ({{kind}})',
  linkToSection: 'Enllaç a aquesta secció',
  table: 'Taula',
  code: 'Codi',
  codeIn: 'Codi, {{lang}}',
  copyCode: 'Copia el codi',
  copyMarkdown: 'Copia la pàgina com a Markdown',
  copied: 'S’ha copiat al porta-retalls',
  copyFailed: 'No s’ha pogut copiar al porta-retalls',
  note: 'Nota',
  tip: 'Consell',
  important: 'Important',
  warning: 'Advertència',
  caution: 'Precaució',
  details: 'Detalls',
  footnotes: 'Notes al peu',
  footnote: 'Nota {{number}}',
  backToReference: 'Torna a la referència {{number}}',
} satisfies Translation<typeof english>
