/** English is the type of the other languages. */
export const en = {
  greeting: 'Hello {name},',
  quoted: '“{name}”',
  linkFallback: 'If the button does nothing, open this address:',
  footer: '{portal} sends this mail because of your account, or because somebody gave your address.',
  operatorFooter: '{portal} sends this mail to its operators.',
  validFor: 'The link works once, within {duration}.',
  confirmAddress: {
    subject: 'Confirm your email address for {portal}',
    body: 'somebody, probably you, signed up at {portal} with this address. Confirm that it is yours; then you choose a password.',
    bodyOfUser:
      'somebody, probably you, signed up at {portal} with this address. Confirm that it is yours; then you can sign in. In another browser than the one that signed up, you choose a password first.',
    action: 'Confirm email address',
    otherwise: 'If it was not you, ignore this mail. Without the link nobody can use the account.',
  },
  invitation: {
    subject: 'You have been invited to {portal}',
    body: 'you have been invited to join {organization} at {portal}. Accept the invitation by choosing a password.',
    action: 'Accept invitation',
    otherwise: 'If you did not expect this, ignore this mail. Without the link nobody gets an account.',
  },
  accountExists: {
    subject: 'You already have an account at {portal}',
    body: 'somebody, probably you, signed up at {portal} with this address. There is an account with it already, and it has not been changed. Sign in, or ask for a new password on the same page.',
    action: 'Sign in',
    otherwise: 'If it was not you, there is nothing to do.',
  },
  setPassword: {
    subject: 'Set a new password for {portal}',
    body: 'somebody, probably you, asked for a new password for {portal}.',
    action: 'Set a new password',
    otherwise: 'If it was not you, ignore this mail. Your password stays as it is.',
  },
  passwordLink: {
    subject: 'Choose a password for {portal}',
    body: 'an operator of {portal} sends you this link, with which you choose a password for your account.',
    action: 'Choose a password',
    otherwise: 'If you did not expect this, ignore this mail. Without the link nothing changes.',
  },
  passwordChanged: {
    subject: 'Your password for {portal} was changed',
    body: 'the password of your account at {portal} was just changed, and its other sessions were ended.',
    action: 'Sign in',
    otherwise:
      'If it was not you, ask for a new password on that page at once, and tell the operators of the portal.',
  },
  identityLinked: {
    subject: 'Your account at {portal} was linked to an identity provider',
    body: 'your account at {portal} was just linked to the identity provider {provider}. From now on you can sign in there, without a password of the portal.',
    action: 'Sign in',
    otherwise:
      'If it was not you, tell the operators of the portal at once: they can end the link and the sessions that began with it.',
  },
  identityUnlinked: {
    subject: 'Your account at {portal} is no longer linked to an identity provider',
    body: 'the operators of {portal} have ended the link between your account and the identity provider {provider}, and the sessions that began there.',
    otherwise: 'If you did not expect this, get in touch with them.',
  },
  signInLocked: {
    subject: 'Signing in to {portal} is locked for your address',
    body: 'there were too many wrong passwords for your account at {portal}, so signing in with this address is locked for a while in the networks that they came from. Browsers in which you have signed in before are not affected. A new password ends the lock at once.',
    action: 'Ask for a new password',
    otherwise:
      'If it was not you, somebody may be guessing your password. Nobody has got in; you can wait until the lock ends by itself.',
  },
  reason: 'Their reason: {reason}',
  approved: {
    subject: 'Your account at {portal} was approved',
    body: 'your account at {portal} was approved. You can sign in now.',
    action: 'Sign in',
    choosePassword: 'your account at {portal} was approved. Choose a password, and you can sign in.',
    choosePasswordAction: 'Choose a password',
  },
  rejected: {
    subject: 'Your account at {portal} was not approved',
    body: 'the operators of {portal} did not approve your account, so you cannot sign in. If you think that this is a mistake, get in touch with them.',
  },
  revoked: {
    subject: 'Your account at {portal} was revoked',
    body: 'the operators of {portal} have revoked your account: you can no longer sign in, and its sessions were ended. If you think that this is a mistake, get in touch with them.',
  },
  setPending: {
    subject: 'Your account at {portal} waits for approval',
    body: 'the operators of {portal} have set your account back to pending, so you cannot sign in until they approve it. A mail will tell you when they have.',
  },
  waiting: {
    subject: 'An account waits for approval at {portal}',
    body: '{person} has confirmed the email address and waits for approval.',
    approve: 'To approve the account:',
    reject: 'To reject it:',
  },
  registrationWaiting: {
    subject: 'An application waits for approval at {portal}',
    body: '{person} has registered the application “{application}” for {api}, and waits for approval.',
    scopes: 'It asks for these scopes: {scopes}.',
    approve: 'To approve the registration:',
    reject: 'To reject it:',
  },
  registrationApproved: {
    subject: 'Your registration at {portal} was approved',
    body: 'your application “{application}” may now use {api}, with the credentials that it has.',
    scopes: 'It was granted these scopes: {scopes}.',
    pendingScopes: 'These scopes still wait for approval: {scopes}.',
    action: 'Make the first request',
  },
  registrationRejected: {
    subject: 'Your registration at {portal} was not approved',
    body: 'the operators of {portal} did not approve the registration of your application “{application}” for {api}. If you think that this is a mistake, get in touch with them.',
  },
  registrationRevoked: {
    subject: 'Your registration at {portal} was revoked',
    body: 'the operators of {portal} have revoked the registration of your application “{application}” for {api}. Its requests are refused. If you think that this is a mistake, get in touch with them.',
  },
  scopesWaiting: {
    subject: 'Scopes wait for approval at {portal}',
    body: '{person} asks for more scopes for {api} with the application “{application}”. It keeps its access; these scopes wait:',
    approve: 'To approve them:',
    reject: 'To reject them:',
  },
  scopesApproved: {
    subject: 'Scopes of your application were approved at {portal}',
    body: 'your application “{application}” has got more scopes for {api}: {scopes}. Tokens that it requests from now on carry them.',
    action: 'Open the application',
  },
  scopesRejected: {
    subject: 'Scopes of your application were not approved at {portal}',
    body: 'the operators of {portal} did not approve these scopes of your application “{application}” for {api}: {scopes}. Its access stays as it was. If you think that this is a mistake, get in touch with them.',
    action: 'Open the application',
  },
  versionEnds: {
    announced: {
      subject: '{api} at {portal} will be sunset',
      body: '{api} at {portal} has a date for its end.',
    },
    deprecated: {
      subject: '{api} at {portal} is deprecated',
      body: '{api} at {portal} is deprecated. It works as before for now; move to another version in time.',
    },
    sunset: {
      subject: '{api} at {portal} is sunset',
      body: '{api} at {portal} is sunset: its requests are refused from now on.',
    },
    date: 'It will be sunset on {date} (UTC). Its requests are refused from then on.',
    applications: 'These applications of yours are registered for it: {applications}.',
    replacement: 'Use {api} instead.',
    noReplacement: 'No other version replaces it. If you need one, get in touch with the operators.',
  },
  inbox: {
    title: 'Local inbox',
    explanation: 'This portal has no mail server. What it would have sent is kept here, the newest first.',
    empty: 'No mail yet.',
    to: 'To',
    from: 'From',
    subject: 'Subject',
    received: 'Time',
    all: 'All mails',
    reload: 'Reload',
    mail: 'The mail',
    plainText: 'As plain text',
  },
}

export type MailTexts = typeof en
