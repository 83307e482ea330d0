import type { Translation } from '../../../messages'
import type english from '../../en/search/search'

export default {
  label: 'Buscar en el portal',
  results: 'Resultados de la búsqueda',
  product: 'Productos',
  document: 'Guías',
  operation: 'Operaciones',
  model: 'Modelos',
  application: 'Mis aplicaciones',
  action: 'Acciones',
  found: 'Resultados: {{count}}',
  nothing: 'Nada coincide con «{{query}}».',
  searching: 'Buscando',
  createApplication: 'Crear una aplicación',
  newCredential: 'Nueva credencial',
} satisfies Translation<typeof english>
