import type { Translation } from '../../../messages'
import type english from '../../en/try-it/oauth'

export default {
  heading: 'Autorisation OAuth2',
  handingOver: 'Connexion en cours. Cette fenêtre se ferme d’elle-même.',
  done: 'Terminé. Vous pouvez fermer cette fenêtre.',
  noData: 'Données OAuth introuvables',
  stateChanged: 'L’autorisation n’est peut-être pas sûre, l’état transmis a été modifié par le serveur...',
  noCode: '[Échec de l’autorisation] : aucun accessCode reçu du serveur',
  reason: 'Le fournisseur d’identité indique : {{reason}}',
  close: 'Vous pouvez fermer cette fenêtre et réessayer.',
} satisfies Translation<typeof english>
