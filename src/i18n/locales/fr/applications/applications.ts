import type { Translation } from '../../../messages'
import type english from '../../en/applications/applications'

export default {
  myApps: 'Mes applications',
  newApp: 'Nouvelle application',
  noStrategies:
    'Vous ne pouvez pas créer d’application, car ce portail ne propose aucune stratégie d’authentification pour les applications. Veuillez contacter un administrateur du portail.',
  strategiesFailed: 'Erreur lors de la récupération des stratégies d’authentification : {{reason}}',
  unknown: 'Application introuvable',
  unknownText: 'Elle a peut-être été supprimée, ou elle appartient à quelqu’un d’autre.',
  noneNamed: 'Aucune application sélectionnée',
  refreshSecret: 'Renouveler le secret',
  refreshSecretOf: 'Renouveler le secret de {{name}}',
  refreshText:
    'Si vous le renouvelez, le secret actuel de {{name}} cesse immédiatement de fonctionner, ainsi que tous les jetons obtenus avec lui.',
  refreshed: 'Le secret a bien été renouvelé',
  refreshFailed: 'Échec du renouvellement du secret : {{reason}}',
  deleteApplication: 'Supprimer l’application',
  deleteNamed: 'Supprimer {{name}}',
  deleteQuestion: 'Voulez-vous vraiment supprimer {{name}} ? Cette action est irréversible.',
  deleted: 'L’application a bien été supprimée',
  deleteFailed: 'Échec de la suppression de l’application : {{reason}}',
  deleteText: 'Ses identifiants et ses enregistrements sont supprimés avec elle.',
  clientId: 'ID client',
  clientSecret: 'Secret client',
  name: 'Nom',
  description: 'Description',
  authStrategy: 'Stratégie d’authentification',
  referenceId: 'ID de référence',
  redirectUri: 'URI de redirection',
  scopes: 'Portées',
} satisfies Translation<typeof english>
