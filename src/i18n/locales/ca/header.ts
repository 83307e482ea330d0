import type { Translation } from '../../messages'
import type english from '../en/header'

export default {
  catalog: 'Catàleg',
  navigation: 'Principal',
  myApps: 'Les meves aplicacions',
  logout: 'Tanca la sessió',
  loggingOut: 'S’està tancant la sessió',
} satisfies Translation<typeof english>
