import type { Translation } from '../../../messages'
import type english from '../../en/product/document'

export default {
  brokenLink: 'Esta página no existe',
  noImage: 'Imagen no disponible',
  noImageOf: 'Imagen no disponible: {{alt}}',
  done: 'Hecho',
  toDo: 'Por hacer',
  unknown: 'Contenido que no se puede mostrar aquí',
  unknownKind: 'Contenido que no se puede mostrar aquí ({{kind}})',
  linkToSection: 'Enlace a esta sección',
  table: 'Tabla',
  code: 'Código',
  codeIn: 'Código, {{lang}}',
  copyCode: 'Copiar el código',
  copyMarkdown: 'Copiar la página como Markdown',
  copied: 'Copiado al portapapeles',
  copyFailed: 'No se pudo copiar al portapapeles',
  note: 'Nota',
  tip: 'Consejo',
  important: 'Importante',
  warning: 'Advertencia',
  caution: 'Precaución',
  details: 'Detalles',
  footnotes: 'Notas al pie',
  footnote: 'Nota {{number}}',
  backToReference: 'Volver a la referencia {{number}}',
} satisfies Translation<typeof english>
