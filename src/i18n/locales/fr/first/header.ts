import type { Translation } from '../../../messages'
import type english from '../../en/first/header'

export default {
  catalog: 'Catalogue',
  navigation: 'Navigation principale',
  myApps: 'Mes applications',
  account: 'Compte',
  logout: 'Se déconnecter',
  loggingOut: 'Déconnexion en cours',
  theme: 'Thème',
  light: 'Clair',
  dark: 'Sombre',
  auto: 'Automatique',
  language: 'Langue',
  signUp: 'S’inscrire',
  search: 'Rechercher',
} satisfies Translation<typeof english>
