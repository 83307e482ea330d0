export default {
  createHeading: 'Create New Application',
  updateHeading: 'Update Application',
  create: 'Create application',
  update: 'Update application',
  created: 'Application successfully created',
  updated: 'Application successfully updated',
  chooseStrategy: 'Choose a strategy',
  strategyFixed: 'The strategy cannot be changed later.',
  referenceHint: 'Identifies the application to gateways; unique in this portal.',
  referenceEmptyHint:
    'Identifies the application to gateways; unique in this portal. If you leave it empty, the portal makes one.',
  referenceOwnHint:
    'Required: gateways recognize the application by the client ID that your identity provider has given it. Enter the same ID here.',
  generate: 'Generate',
  generateReference: 'Generate a reference ID',
  redirectHint: 'The URL to which users return after they sign in.',
  scopesHint: 'They apply to all registrations of the application.',
  addedScopesHint:
    'Scopes that you add may wait for an operator’s approval. What is approved keeps working meanwhile.',
  conflict:
    'This application was changed elsewhere since you opened it. Your changes are kept; fields that you had not changed show the new values. Review them and save again.',
  savedElsewhere: '{{field}}, saved elsewhere: {{value}}',
  nothing: 'nothing',
  discard: 'Discard my changes',
  secretTitle: 'Your client ID and secret',
} as const
