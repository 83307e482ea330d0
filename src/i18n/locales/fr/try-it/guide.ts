import type { Translation } from '../../../messages'
import type english from '../../en/try-it/guide'

export default {
  run: 'Exécuter',
  credentials: 'Identifiants',
  asExpected: 'La réponse est celle attendue.',
  notExpected: 'Une autre réponse était attendue : {{expected}}.',
  notInResponse: 'La réponse ne contient pas {{names}}, que des requêtes suivantes utilisent.',
  needsEarlier: 'Exécutez d’abord les requêtes ci-dessus. Encore inconnu : {{names}}.',
  needsCredential: 'Cette requête nécessite un identifiant.',
  getAccess: 'Obtenir l’accès',
  notOfProduct:
    'Ce serveur n’est pas un serveur de ce produit. La requête est envoyée sans vos identifiants. Ne continuez que si vous lui faites confiance.',
  unknownOperation: 'Cette version n’a pas d’opération « {{operation}} ».',
  noDescription: 'Cette version n’a pas de description d’API : la requête ne peut pas être exécutée ici.',
  stepDone: 'L’étape {{number}} est faite',
  markDone: 'Marquer comme faite',
  markToDo: 'Marquer comme à faire',
  tabs: 'Variantes au choix',
} satisfies Translation<typeof english>
