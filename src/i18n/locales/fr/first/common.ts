import type { Translation } from '../../../messages'
import type english from '../../en/first/common'

export default {
  developerPortal: 'Portail des développeurs',
  loading: 'Chargement',
  retry: 'Réessayer',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  close: 'Fermer',
  cancel: 'Annuler',
  getAccess: 'Obtenir l’accès',
  invalidDate: 'Date non valide',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  pages: 'Pages',
  previousPage: 'Précédent',
  nextPage: 'Suivant',
  range: '{{from}} – {{to}} sur {{total}}',
  missing: 'Il manque encore : {{fields}}',
} satisfies Translation<typeof english>
