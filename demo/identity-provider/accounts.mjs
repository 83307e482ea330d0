/** Who can sign in. The first two have an account at the portal already. */
export const people = [
  {
    sub: 'a1',
    email: 'dev@example.com',
    email_verified: true,
    name: 'Demo Developer',
    groups: ['developers'],
  },
  {
    sub: 'a2',
    email: 'pending@example.com',
    email_verified: true,
    name: 'Waiting Developer',
    groups: ['developers'],
  },
  {
    sub: 'a3',
    email: 'harbour.master@example.com',
    email_verified: true,
    name: 'Harbour Master',
    groups: ['developers', 'harbour-office'],
  },
  {
    sub: 'a4',
    email: 'unverified@example.com',
    email_verified: false,
    name: 'Unverified Visitor',
    groups: [],
  },
]
