import type { Translation } from '../../../messages'
import type english from '../../en/applications/my-apps'

export default {
  searchLabel: 'Buscar aplicaciones',
  search: 'Buscar',
  applications: 'Aplicaciones',
  found: 'Aplicaciones encontradas: {{count}}',
  actions: 'Acciones',
  created: 'Creada',
  delete: 'Eliminar',
  none: 'No hay aplicaciones',
  noneText: 'Una aplicación llama a una API con sus propias claves o secretos. Cree una para empezar.',
  noneFound: 'No se han encontrado aplicaciones',
  noneFoundText: 'Ningún nombre contiene «{{query}}». Pruebe otra palabra, o una más corta.',
  showAll: 'Mostrar todas las aplicaciones',
  pageSize: 'Aplicaciones por página',
  perPage: '{{count}} por página',
  chooseForCredential: 'Elija la aplicación que recibirá la nueva credencial.',
  dashboard: 'Panel',
} satisfies Translation<typeof english>
