import type { Translation } from '../../../messages'
import type english from '../../en/accounts/links'

export default {
  incomplete: 'Ce lien n’est pas complet.',
  incompleteText: 'Ouvrez-le à nouveau depuis l’e-mail ou demandez-en un nouveau.',
  used: 'Ce lien a déjà été utilisé ou a expiré.',
  usedText: 'Chaque lien ne fonctionne qu’une fois. S’il vous le faut encore, demandez-en un nouveau.',
  new: 'Demander un nouveau lien',
  invitationText: 'Demandez une nouvelle invitation à la personne qui vous a invité.',
} satisfies Translation<typeof english>
