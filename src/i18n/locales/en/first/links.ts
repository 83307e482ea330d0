export default {
  incomplete: 'This link is not complete.',
  incompleteText: 'Open it again from the email, or get a new one.',
  used: 'This link has been used or has expired.',
  usedText: 'Each link works once. If you still need it, get a new one.',
  new: 'Get a new link',
  invitationText: 'Ask the person who invited you for a new invitation.',
  sent: "If an account exists for the email provided, you will receive a link to reset your password. If the email doesn't appear within a few minutes, be sure to check your spam folder.",
} as const
