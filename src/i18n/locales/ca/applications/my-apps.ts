import type { Translation } from '../../../messages'
import type english from '../../en/applications/my-apps'

export default {
  searchLabel: 'Cerca aplicacions',
  search: 'Cerca',
  applications: 'Aplicacions',
  found: 'Aplicacions trobades: {{count}}',
  actions: 'Accions',
  created: 'Creada',
  delete: 'Suprimeix',
  none: 'No hi ha cap aplicació',
  noneText: 'Una aplicació crida les API amb claus o secrets propis. Creeu-ne una per començar.',
  noneFound: 'No s’ha trobat cap aplicació',
  noneFoundText: 'Cap nom no conté «{{query}}». Proveu una altra paraula, o una de més curta.',
  showAll: 'Mostra totes les aplicacions',
  pageSize: 'Aplicacions per pàgina',
  perPage: '{{count}} per pàgina',
  chooseForCredential: 'Trieu l’aplicació que rebrà la credencial nova.',
  dashboard: 'Tauler',
} satisfies Translation<typeof english>
