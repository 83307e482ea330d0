import type { Translation } from '../../../messages'
import type english from '../../en/search/search'

export default {
  label: 'Cerca al portal',
  results: 'Resultats de la cerca',
  product: 'Productes',
  document: 'Guies',
  operation: 'Operacions',
  model: 'Models de dades',
  application: 'Les meves aplicacions',
  action: 'Accions',
  found: 'Resultats: {{count}}',
  nothing: 'Res no coincideix amb «{{query}}».',
  searching: 'S’està cercant',
  createApplication: 'Crea una aplicació',
  newCredential: 'Credencial nova',
} satisfies Translation<typeof english>
