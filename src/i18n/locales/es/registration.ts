import type { Translation } from '../../messages'
import type english from '../en/registration'

export default {
  register: 'Registrar',
  title: 'Registrarse para {{product}} {{version}}',
  loadingTitle: 'Sus aplicaciones',
  noneTitle: 'No hay aplicaciones',
  noneText:
    'Ninguna de sus aplicaciones puede registrarse para {{product}} {{version}}. Hace falta una con la estrategia «{{strategy}}» que aún no esté registrada.',
  noneFound: 'Ningún nombre contiene «{{query}}».',
  create: 'Crear una aplicación',
  search: 'Buscar aplicaciones',
  searchAction: 'Buscar',
  applications: 'Aplicaciones',
  found: 'Aplicaciones encontradas: {{count}}',
  scopes: 'Ámbitos',
  scopesHint: 'Se aplican a todos los registros de la aplicación.',
  request: 'Solicitar acceso',
  requestNow: 'Obtener acceso',
  approved: '{{application}} está registrada para {{product}} {{version}}',
  reviewTitle: 'Registro en revisión',
  reviewText: 'Se le avisará cuando se apruebe.',
  strategy: 'Estrategia de autenticación',
} satisfies Translation<typeof english>
