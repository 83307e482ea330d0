import type { Translation } from '../../../messages'
import type english from '../../en/first/header'

export default {
  catalog: 'Catàleg',
  navigation: 'Principal',
  myApps: 'Les meves aplicacions',
  account: 'Compte',
  logout: 'Tanca la sessió',
  loggingOut: 'S’està tancant la sessió',
  theme: 'Tema',
  light: 'Clar',
  dark: 'Fosc',
  auto: 'Automàtic',
  language: 'Idioma',
  signUp: 'Crea un compte',
  search: 'Cerca',
} satisfies Translation<typeof english>
