import type { Translation } from '../../../messages'
import type english from '../../en/try-it/oauth'

export default {
  heading: 'Autorisation OAuth2',
  handingOver: 'Connexion en cours. Cette fenêtre se ferme d’elle-même.',
  done: 'Terminé. Vous pouvez fermer cette fenêtre.',
  noData: 'Données OAuth introuvables',
  noChannel:
    'Ce navigateur ne peut pas transmettre une connexion d’une fenêtre à une autre. Obtenez un jeton ailleurs et collez-le.',
  stateChanged: 'L’autorisation n’est peut-être pas sûre, l’état transmis a été modifié par le serveur...',
  noCode: '[Échec de l’autorisation] : aucun accessCode reçu du serveur',
  reason: 'Le fournisseur d’identité indique : {{reason}}',
  close: 'Vous pouvez fermer cette fenêtre et réessayer.',
} satisfies Translation<typeof english>
