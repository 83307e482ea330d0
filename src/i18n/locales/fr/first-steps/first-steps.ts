import type { Translation } from '../../../messages'
import type english from '../../en/first-steps/first-steps'

export default {
  heading: 'Premiers pas',
  progress: '{{done}} sur {{total}} étapes terminées',
  confirm: 'Adresse e-mail confirmée',
  read: 'Découvrir une API',
  application: 'Créer une application',
  call: 'Envoyer une première requête',
  isDone: 'Fait',
  isOpen: 'À faire',
  dismiss: 'Masquer',
  dismissed: 'Les premiers pas sont masqués définitivement.',
  complete: 'Toutes les étapes sont terminées. La liste ne sera plus affichée.',
  failed: 'Les premiers pas n’ont pas pu être chargés',
} satisfies Translation<typeof english>
