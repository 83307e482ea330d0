import type { Translation } from '../../../messages'
import type english from '../../en/accounts/account'

export default {
  account: 'Compte',
  profile: 'Profil',
  save: 'Sauvegarder',
  unchanged: 'Le nom n’a pas encore été modifié.',
  saved: 'Votre nom a été sauvegardé.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Votre mot de passe a été changé.',
  passwordElsewhere:
    'Vous vous connectez via un fournisseur d’identité. Ce portail n’a pas de mot de passe pour votre compte ; changez-le auprès de ce fournisseur.',
  sessions: 'Sessions',
  sessionsText: 'Navigateurs et appareils connectés à votre compte.',
  device: '{{browser}} sur {{system}}',
  unknownDevice: 'Appareil inconnu',
  thisBrowser: 'Ce navigateur',
  loggedIn: 'Connexion : {{date}}',
  lastUsed: 'Dernière utilisation : {{date}}',
  noOthers: 'Vous n’êtes connecté nulle part ailleurs.',
  endSession: 'Fermer la session',
  endQuestion: '{{device}} sera déconnecté. Sa session a commencé le {{date}}.',
  endOthers: 'Fermer toutes les autres sessions',
  endOthersQuestion: 'Tous les autres navigateurs et appareils seront déconnectés. Vous restez connecté ici.',
  ended: 'La session a été fermée.',
  othersEnded: 'Toutes les autres sessions ont été fermées.',
} satisfies Translation<typeof english>
