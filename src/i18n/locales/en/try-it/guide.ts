export default {
  run: 'Run',
  credentials: 'Credentials',
  asExpected: 'The response is as expected.',
  notExpected: 'Another response was expected: {{expected}}.',
  notInResponse: 'The response has no {{names}}, which later requests use.',
  needsEarlier: 'Run the requests above first. Still unknown: {{names}}.',
  needsCredential: 'This request needs a credential.',
  getAccess: 'Get access',
  notOfProduct:
    'It is no server of this product. The request is sent without your credentials. Continue only if you trust it.',
  unknownOperation: 'This version has no operation “{{operation}}”.',
  noDescription: 'This version has no API description, so the request cannot be run here.',
  stepDone: 'Step {{number}} is done',
  markDone: 'Mark as done',
  markToDo: 'Mark as to do',
  tabs: 'Alternatives',
} as const
