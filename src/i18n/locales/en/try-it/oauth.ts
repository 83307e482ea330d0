export default {
  heading: 'OAuth2 Authorization',
  handingOver: 'Completing the sign-in. This window closes by itself.',
  done: 'Done. You may close this window.',
  noData: 'OAuth data not found',
  noChannel:
    'This browser cannot pass a sign-in on from one window to another. Get a token elsewhere and paste it.',
  stateChanged: 'Authorization may be unsafe, passed state was changed in server...',
  noCode: '[Authorization failed]: no accessCode received from the server',
  reason: 'The identity provider reported: {{reason}}',
  close: 'You may close this window and try again.',
} as const
