export default {
  catalog: 'Catalog',
  navigation: 'Main',
  myApps: 'My Apps',
  logout: 'Logout',
  loggingOut: 'Logging out',
} as const
