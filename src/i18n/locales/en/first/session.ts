export default {
  heading: 'Logged in',
  account: 'You are logged in as {{email}}.',
  logOut: 'Log out',
} as const
