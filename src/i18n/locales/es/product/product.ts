import type { Translation } from '../../../messages'
import type english from '../../en/product/product'

export default {
  logIn: 'Iniciar sesión para ver más y obtener claves',
  contents: 'Contenido',
  onThisPage: 'En esta página',
  version: 'Versión',
  noVersions: 'Sin versiones del producto',
  deprecatedVersion: '{{name}} (obsoleta)',
  deprecated: 'La versión {{name}} está obsoleta. Todavía funciona, pero se retirará.',
  changeTo: 'Cambiar a {{name}}',
  documents: 'Documentación',
  pagesBelow: 'Páginas dentro de {{title}}',
} satisfies Translation<typeof english>
