export default {
  failed:
    'The sign-in could not be completed. Please try again. If it happens again, contact your administrator.',
  unavailable: 'The identity provider cannot be reached at the moment. Wait a minute and try again.',
  expired: 'This sign-in has expired or was finished already. Please start again.',
  canceled: 'You canceled the sign-in.',
  emailUnverified:
    'Your email address is not verified at the identity provider. Verify it there, then sign in again.',
  noAccount: 'There is no account for your email address. Ask your administrator for one.',
  groupRequired: 'You are in no group that may sign in here. Contact your administrator.',
  otherIdentity:
    'The account with your email address is linked to another identity. Sign in as before, or contact your administrator.',
  passwordRequired:
    'Your account has a password. Enter it once to link the account to “{{provider}}”. From then on you can sign in there alone.',
  passwordInPortal:
    'Your account has a password, and this page cannot link it. Open the portal itself, sign in there with SSO, and enter the password once.',
  passwordMissing:
    'There is an account with your email address that is not linked to the identity provider. Choose a password with “Forgot your password?”, sign in with SSO again, and enter it once.',
  linkRefused:
    'There is an account with your email address that is not linked to the identity provider. Contact your administrator.',
} as const
