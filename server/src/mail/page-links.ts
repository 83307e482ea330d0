import type { MailPages } from '../store/settings'

/** Pages of the portal itself, for those that portal.yaml does not name. Users have none there. */
const ownPages: MailPages = {
  verify_email: '/login?token={token}',
  reset_password: '/reset-password?email={email}&token={token}',
  forgot_password: '/forgot-password',
  sign_in: '/login',
  application: '/application/{application}',
}

export type MailPage = keyof MailPages

export interface LinkValues {
  token?: string
  email?: string
  /** ID of an application. */
  application?: string
  /** Name of the organization that a user is invited to. */
  org?: string
  /** Of an invited person. */
  fullName?: string
}

const placeholder = /\{(token|email|application|org|fullName)\}/

/**
 * Returns the URL of a page that a mail links to. Placeholders in braces are filled in; a URL without any gets the values as
 * query parameters, which the forms read.
 *
 * @param portalUrl - Where browsers reach the portal, without a trailing slash.
 */
export function pageLink(
  portalUrl: string,
  pages: MailPages,
  page: MailPage,
  values: LinkValues = {},
): string {
  const own = ownPages[page]
  // Forms on another host's page lead from there to the one that sends links.
  const named = pages[page] ?? (page === 'forgot_password' ? pages.sign_in : undefined)
  const address = named ?? (own && portalUrl + own)
  if (address === undefined) throw new Error(`portal.yaml names no page "${page}" for users.`)
  if (placeholder.test(address)) {
    return address.replace(new RegExp(placeholder, 'g'), (_, name: keyof LinkValues) =>
      encodeURIComponent(values[name] ?? ''),
    )
  }
  const link = new URL(address)
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value)
  return link.href
}
