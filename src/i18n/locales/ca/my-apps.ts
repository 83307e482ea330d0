import type { Translation } from '../../messages'
import type english from '../en/my-apps'

export default {
  searchLabel: 'Cerca aplicacions',
  search: 'Cerca',
  applications: 'Aplicacions',
  found: 'Aplicacions trobades: {{count}}',
  actions: 'Accions',
  created: 'Creada',
  delete: 'Suprimeix',
  deleteNamed: 'Suprimeix {{name}}',
  deleteApplication: 'Suprimeix l’aplicació',
  deleteQuestion: 'Segur que voleu suprimir {{name}}? Aquesta acció no es pot desfer.',
  deleted: 'L’aplicació s’ha suprimit correctament',
  deleteFailed: 'No s’ha pogut suprimir l’aplicació: {{reason}}',
  none: 'No hi ha cap aplicació',
  noneText: 'Una aplicació és el que crida una API amb claus o secrets propis. Creeu-ne una per començar.',
  noneFound: 'No s’ha trobat cap aplicació',
  noneFoundText: 'Cap nom no conté «{{query}}». Proveu una altra paraula, o una de més curta.',
  showAll: 'Mostra totes les aplicacions',
  pageSize: 'Aplicacions per pàgina',
  perPage: '{{count}} per pàgina',
} satisfies Translation<typeof english>
