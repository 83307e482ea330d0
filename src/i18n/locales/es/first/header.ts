import type { Translation } from '../../../messages'
import type english from '../../en/first/header'

export default {
  catalog: 'Catálogo',
  navigation: 'Principal',
  myApps: 'Mis aplicaciones',
  account: 'Cuenta',
  logout: 'Cerrar sesión',
  loggingOut: 'Cerrando sesión',
  theme: 'Tema',
  light: 'Claro',
  dark: 'Oscuro',
  auto: 'Automático',
  language: 'Idioma',
  signUp: 'Crear una cuenta',
  search: 'Buscar',
} satisfies Translation<typeof english>
