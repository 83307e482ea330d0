import type { Translation } from '../../../messages'
import type english from '../../en/applications/secrets'

export default {
  once: 'Conservez-le maintenant en lieu sûr. Il n’est affiché qu’une fois.',
  copyAndClose: 'Copier et fermer',
  done: 'Terminé',
  show: 'Afficher {{label}}',
  notCopied: 'Vous ne l’avez pas copié. Une fois fermé, il ne pourra plus être affiché.',
  closeAnyway: 'Fermer sans copier',
  copyFailed: 'La copie a échoué. Sélectionnez le texte et copiez-le à la main.',
} satisfies Translation<typeof english>
