export default {
  catalog: 'Catalog',
  navigation: 'Main',
  myApps: 'My Apps',
  account: 'Account',
  logout: 'Logout',
  loggingOut: 'Logging out',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  auto: 'Automatic',
  language: 'Language',
  signUp: 'Sign up',
} as const
