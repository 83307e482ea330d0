import type { Translation } from '../../../messages'
import type english from '../../en/first/links'

export default {
  incomplete: 'Ce lien n’est pas complet.',
  incompleteText: 'Ouvrez-le à nouveau depuis l’e-mail ou demandez-en un nouveau.',
  used: 'Ce lien a déjà été utilisé ou a expiré.',
  usedText: 'Chaque lien ne fonctionne qu’une fois. S’il vous le faut encore, demandez-en un nouveau.',
  new: 'Demander un nouveau lien',
  invitationText: 'Demandez une nouvelle invitation à la personne qui vous a invité.',
  sent: 'Si un compte existe pour l’adresse e-mail indiquée, vous recevrez un lien pour réinitialiser votre mot de passe. Si l’e-mail n’arrive pas dans les prochaines minutes, vérifiez votre dossier de courrier indésirable.',
} satisfies Translation<typeof english>
