export default {
  heading: 'Forgot your password?',
  submit: 'Recover password',
  login: 'Return to login',
  success:
    "If an account exists for the email provided, you will receive a link to reset your password. If the email doesn't appear within a few minutes, be sure to check your spam folder.",
} as const
