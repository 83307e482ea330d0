export default {
  confirmHeading: 'Confirm your email address',
  approvalHeading: 'Waiting for approval',
  account: 'Account: {{email}}',
  sentTo: 'We sent an email to {{email}}.',
  steps: 'Next steps',
  done: 'Done:',
  stepConfirm: 'Confirm your email address with the link in it.',
  stepPassword: 'Choose a password.',
  stepApproval: 'Wait for approval. You get an email when your account is approved.',
  stepMaybeApproval:
    'Wait for approval, if the portal asks for it. You get an email when your account is approved.',
  stepLogIn: 'Log in.',
  again: 'Send the email again',
  sentAgain: 'We sent the email again. If it does not appear within a few minutes, check your spam folder.',
  limit: 'The email was sent several times. Check the address and your spam folder.',
} as const
