import type { MailPages } from '../store/settings'

/** Pages of the portal itself, for those that portal.yaml does not name. Users have none there. */
const ownPages: MailPages = {
  verify_email: '/login?token={token}',
  reset_password: '/reset-password?email={email}&token={token}',
  forgot_password: '/forgot-password',
  sign_in: '/login',
  application: '/application/{application}',
  access: '/spec/{product}/{version}?access={application}',
}

export type MailPage = keyof MailPages

/** Pages on another host that stand for one that portal.yaml does not name. Forms lead from the sign-in to the one that sends links. */
const insteadOf: Partial<Record<MailPage, MailPage>> = { forgot_password: 'sign_in', access: 'application' }

export interface LinkValues {
  token?: string
  email?: string
  /** ID of an application. */
  application?: string
  /** Slug of a product, and ID of one of its versions. */
  product?: string
  version?: string
  /** Name of the organization that a user is invited to. */
  org?: string
  /** Of an invited person. */
  fullName?: string
}

const placeholder = /\{(token|email|application|product|version|org|fullName)\}/

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
  const instead = insteadOf[page]
  const named = pages[page] ?? (instead && pages[instead])
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
