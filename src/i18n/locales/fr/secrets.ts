import type { Translation } from '../../messages'
import type english from '../en/secrets'

export default {
  once: 'Conservez-le maintenant en lieu sûr : il n’est affiché que cette fois.',
  copyAndClose: 'Copier et fermer',
  done: 'Terminé',
  notCopied: 'Vous ne l’avez pas copié. Une fois fermé, personne ne pourra vous le montrer à nouveau.',
  closeAnyway: 'Fermer sans copier',
  copyFailed: 'La copie a échoué. Sélectionnez le texte et copiez-le à la main.',
} satisfies Translation<typeof english>
