export default {
  heading: 'Forgot your password?',
  submit: 'Recover password',
  login: 'Return to login',
} as const
