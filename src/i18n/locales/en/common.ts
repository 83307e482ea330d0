export default {
  developerPortal: 'Developer Portal',
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  invalidDate: 'Invalid Date',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  range: '{{from}} - {{to}} of {{total}}',
} as const
