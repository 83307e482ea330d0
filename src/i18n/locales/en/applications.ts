export default {
  myApps: 'My Apps',
  newApp: 'New App',
  noStrategies:
    'You cannot create an application as this developer portal has no available application auth strategies. Please contact a developer portal admin.',
  strategiesFailed: 'Error fetching auth strategies: {{reason}}',
  unknown: 'Application not found',
  unknownText: 'It may have been deleted, or it belongs to another account.',
  noneNamed: 'No application chosen',
  refreshSecret: 'Refresh secret',
  refreshSecretOf: 'Refresh secret of {{name}}',
  refreshText:
    'The present secret of {{name}} stops working at once, and so does every token that was bought with it.',
  refreshed: 'Successfully refreshed secret',
  refreshFailed: 'Failed to refresh secret: {{reason}}',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  name: 'Name',
  description: 'Description',
  authStrategy: 'Auth strategy',
  referenceId: 'Reference ID',
  redirectUri: 'Redirect URI',
  scopes: 'Scopes',
} as const
