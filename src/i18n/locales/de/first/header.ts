import type { Translation } from '../../../messages'
import type english from '../../en/first/header'

export default {
  catalog: 'Katalog',
  navigation: 'Hauptnavigation',
  myApps: 'Meine Anwendungen',
  account: 'Konto',
  logout: 'Abmelden',
  loggingOut: 'Sie werden abgemeldet',
  theme: 'Farbschema',
  light: 'Hell',
  dark: 'Dunkel',
  auto: 'Automatisch',
  language: 'Sprache',
  signUp: 'Konto erstellen',
  search: 'Suchen',
} satisfies Translation<typeof english>
