export default {
  heading: 'Create your account',
  submit: 'Sign up',
  success: 'Please check your email to confirm your address.',
  organization: 'Organization',
  accessCode: 'Access code',
  agreement: 'I agree to the {{terms}} and the {{privacy}}.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  newTab: ' (opens in a new tab)',
  region: 'Region',
  regionUs: 'US (North America)',
  regionEu: 'EU (Europe)',
  regionHint:
    'Only one region is available in the free trial. Upgrade to Enterprise to use multiple regions.',
  loginHelp: 'Already have an account?',
  login: 'Log in',
} as const
