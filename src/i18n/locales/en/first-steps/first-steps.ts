export default {
  heading: 'First steps',
  progress: '{{done}} of {{total}} done',
  confirm: 'Email address confirmed',
  read: 'Read about an API',
  application: 'Create an application',
  call: 'Send a first request',
  isDone: 'Done',
  isOpen: 'To do',
  dismiss: 'Hide',
  dismissed: 'The first steps are hidden for good.',
  complete: 'All steps are done. The list will not be shown again.',
  failed: 'The first steps could not be loaded',
} as const
