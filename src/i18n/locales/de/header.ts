import type { Translation } from '../../messages'
import type english from '../en/header'

export default {
  catalog: 'Katalog',
  navigation: 'Hauptnavigation',
  myApps: 'Meine Apps',
  logout: 'Abmelden',
  loggingOut: 'Sie werden abgemeldet',
  theme: 'Farbschema',
  light: 'Hell',
  dark: 'Dunkel',
  auto: 'Automatisch',
} satisfies Translation<typeof english>
