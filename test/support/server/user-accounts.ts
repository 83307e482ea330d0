import { createAccountOf, type CreateAccountOptions } from '../../../server/src/commands/create-account'
import type { RealPortal } from './portal'
import type { PortalVisitor } from './visitor'

/** Settings of a portal that has users. */
export const userSettings = {
  users: {},
  pages: {
    user: {
      verify_email: 'https://harbour.example/sign-in',
      reset_password: 'https://harbour.example/new-password',
      accept_invitation: 'https://harbour.example/join',
      sign_in: 'https://harbour.example/sign-in',
    },
  },
}

export const kim = { email: 'kim@example.com', password: 'Correct-horse-1', organization: 'Port of Example' }

/** What a user's registration form sends. */
export const registrationOf = (email: string, changes: object = {}) => ({
  email,
  fullName: 'Kim Example',
  organization: kim.organization,
  password: kim.password,
  defaultRegion: 'us',
  ...changes,
})

/** Creates an approved user with an organization, as an operator does. */
export async function addUser(
  { database }: Pick<RealPortal, 'database'>,
  { email, password }: Pick<CreateAccountOptions, 'email' | 'password'> = kim,
): Promise<void> {
  const organization = `Office of ${email}`
  await createAccountOf('user').run(database, { email, name: 'Kim Example', password, organization })
}

/** @returns a client with a session of the user kind. */
export async function signedInUser(
  portal: Pick<RealPortal, 'visitor'>,
  { email, password } = kim,
  visitor: PortalVisitor = portal.visitor(),
): Promise<PortalVisitor> {
  const response = await visitor.post('/auth/api/v1/authenticate', { username: email, password })
  if (response.status !== 204) throw new Error(`Signing ${email} in answered ${response.status}.`)
  return visitor
}

export function patch(visitor: PortalVisitor, path: string, body: unknown): Promise<Response> {
  return visitor.fetch(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
