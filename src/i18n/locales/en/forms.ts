export default {
  email: 'Email',
  fullName: 'Full name',
  password: 'Password',
  submitting: 'Submitting',
} as const
