import type { Translation } from '../../../messages'
import type english from '../../en/first/waiting'

export default {
  confirmHeading: 'Confirmez votre adresse e-mail',
  approvalHeading: 'En attente d’approbation',
  account: 'Compte : {{email}}',
  sentTo: 'Nous avons envoyé un e-mail à {{email}}.',
  steps: 'Étapes suivantes',
  done: 'Fait :',
  stepConfirm: 'Confirmez votre adresse e-mail à l’aide du lien contenu dans l’e-mail.',
  stepPassword: 'Choisissez un mot de passe.',
  stepApproval: 'Attendez l’approbation. Vous recevrez un e-mail quand votre compte sera approuvé.',
  stepMaybeApproval:
    'Attendez l’approbation, si le portail la demande. Vous recevrez un e-mail quand votre compte sera approuvé.',
  stepLogIn: 'Connectez-vous.',
  again: 'Renvoyer l’e-mail',
  sentAgain:
    'Nous avons renvoyé l’e-mail. S’il n’arrive pas d’ici quelques minutes, consultez votre dossier de courrier indésirable.',
  limit: 'L’e-mail a été envoyé plusieurs fois. Vérifiez l’adresse et votre dossier de courrier indésirable.',
} satisfies Translation<typeof english>
