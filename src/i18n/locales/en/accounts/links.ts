export default {
  incomplete: 'This link is not complete.',
  incompleteText: 'Open it again from the email, or get a new one.',
  used: 'This link has been used or has expired.',
  usedText: 'Each link works once. If you still need it, get a new one.',
  new: 'Get a new link',
  invitationText: 'Ask the person who invited you for a new invitation.',
} as const
