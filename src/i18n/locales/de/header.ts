import type { Translation } from '../../messages'
import type english from '../en/header'

export default {
  catalog: 'Katalog',
  navigation: 'Hauptnavigation',
  myApps: 'Meine Apps',
  logout: 'Abmelden',
  loggingOut: 'Sie werden abgemeldet',
} satisfies Translation<typeof english>
