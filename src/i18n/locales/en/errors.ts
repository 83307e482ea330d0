export default {
  wrongCredentials: 'Incorrect username or password. Please try again.',
  loginFailed:
    'Account could not be authenticated. If you think you are receiving this message in error, please contact your administrator.',
  invalidAccessCode: 'Invalid access code',
  unavailable: 'Service unavailable. Please try again later.',
  tooManyAttempts: 'Too many attempts. Please wait and try again shortly.',
  accountLocked: 'Your account has been locked. Reset your password to log in now',
  pendingApproval: 'Your account is pending approval for access',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  timedOut: 'The server took too long to answer. Please try again.',
  sessionEnded: 'Your session has ended. Please log in again.',
  signInNeeded: 'Please log in to see this.',
  forbidden: 'Sorry. You are not authorized to view this page.',
  status: 'Error {{status}}: {{statusText}}',
  unexpected: 'Something went wrong. Please try again later.',
  invalidEmail: 'Email must be a valid email address',
  requiredFields: 'Please complete all required fields',
} as const
