import type { Translation } from '../../../messages'
import type english from '../../en/first/common'

export default {
  developerPortal: 'Portal per a desenvolupadors',
  loading: 'S’està carregant',
  retry: 'Torna-ho a provar',
  failed: 'Alguna cosa ha anat malament. Torneu-ho a provar més tard.',
  close: 'Tanca',
  cancel: 'Cancel·la',
  getAccess: 'Obtén l’accés',
  invalidDate: 'Data no vàlida',
  showPassword: 'Mostra la contrasenya',
  hidePassword: 'Amaga la contrasenya',
  pages: 'Pàgines',
  previousPage: 'Anterior',
  nextPage: 'Següent',
  range: '{{from}} – {{to}} de {{total}}',
  missing: 'Encara falta: {{fields}}',
} satisfies Translation<typeof english>
