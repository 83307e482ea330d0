export default {
  heading: "You've been invited to join {{org}}!",
  preferredName: 'Preferred name (optional)',
  passwordHint: 'Please set a password to finish creating your account.',
  submit: 'Create account',
  success: 'Your account has been created.',
} as const
