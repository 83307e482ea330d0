export default {
  developerPortal: 'Developer Portal',
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  invalidDate: 'Invalid Date',
} as const
