export default {
  accountNeeded:
    'Keys belong to an application, and applications to an account. Log in, or sign up first. Then this goes on here.',
  signUp: 'Sign up',
  newApplication: 'New application',
  applicationName: 'Name of the application',
  applicationHint: 'For example, what it is for. A name is enough.',
  identifiesBy: 'How its requests identify themselves',
  about_key_auth: 'Each request carries a key. This is the fastest way to begin.',
  about_client_credentials: 'A client ID and a secret get tokens that expire, and requests carry a token.',
  about_self_managed_client_credentials:
    'Your own identity provider issues the tokens. You need the client ID that it gave the application.',
  ownClientHint: 'As your identity provider names the client.',
  atOnce: 'Access is given at once.',
  afterReview:
    'An operator reviews the request first. You are mailed the decision, and can go on from there.',
  applicationGone: 'This application no longer exists. Choose another one.',
  chooseAnother: 'Choose an application',
  goesOn:
    'This dialog goes on by itself once there is a decision. You can also close it: the mail leads back here.',
  rejected: 'An operator rejected the access of {{application}} to {{product}} {{version}}.',
  revoked: 'An operator revoked the access of {{application}} to {{product}} {{version}}.',
  reason: 'Reason: {{reason}}',
  gone: 'The request of {{application}} no longer exists. It was deleted elsewhere.',
  key: 'Key',
  keyRevoked: 'The key that this page knew was revoked meanwhile. Create another one.',
  keyUnknown: 'Keys are shown once, when they are created. If you have none at hand, create one.',
  createKey: 'Create a key',
  secretUnknown: 'The client secret was shown once, when it was created. If it is lost, refresh it.',
  ownClientReady: 'Get a token from your identity provider, and send it with each request.',
  tryIt: 'Try it',
  tryWithKey: 'Try it with this key',
  tryWithSecret: 'Try it with this secret',
} as const
