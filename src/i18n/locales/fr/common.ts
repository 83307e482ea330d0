import type { Translation } from '../../messages'
import type english from '../en/common'

export default {
  developerPortal: 'Portail des développeurs',
  loading: 'Chargement',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  invalidDate: 'Date non valide',
} satisfies Translation<typeof english>
