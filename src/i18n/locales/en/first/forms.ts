export default {
  email: 'Email',
  fullName: 'Full name',
  password: 'Password',
  submitting: 'Submitting',
  passwordTooWeak: 'The new password does not meet the requirements yet.',
  passwordsDiffer: 'The passwords do not match yet.',
  invalidEmail: 'Email must be a valid email address',
} as const
