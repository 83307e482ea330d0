import { isRecord } from '../lib/is-record'
import { webUrl } from '../lib/web-url'
import { isPortalError, PortalError } from './errors'
import { bodyFor, type Credentials, type CustomEndpoint } from './forms-client'
import type { PortalApi } from './portal-api-client'
import { endpointOf } from './endpoint'
import { unexpectedResponse } from './transport'
import type {
  Acceptance,
  DeveloperRegistration,
  PasswordChange,
  PasswordReset,
  UserRegistration,
} from './types'

/*
 * Forms of accounts. All time out after 30 000 ms, and fail with a PortalError that has the name of the request. Developers and users
 * have operations of their own.
 */

const isDeveloper = ({ userEntity }: PortalApi): boolean => userEntity === 'developer'

/** Servers of other makes may respond without a body. */
function textIn(body: unknown, field: string): string | undefined {
  const value = isRecord(body) ? body[field] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Starts a session.
 *
 * @throws {PortalError} `unauthorized` for wrong credentials and for accounts without approval, `locked`, `rate-limited`.
 */
export async function authenticate(api: PortalApi, body: Credentials): Promise<void> {
  const form = { name: 'authenticate-request', body } as const
  await (isDeveloper(api)
    ? api.forms.POST('/api/v2/developer/authenticate', form)
    : api.forms.POST('/api/v1/authenticate', form))
}

/**
 * Ends the session.
 *
 * @returns where the browser should go if the session of an identity provider ends too.
 */
export async function logout(api: PortalApi): Promise<{ logoutUrl?: string }> {
  if (!isDeveloper(api)) {
    await api.direct.POST('/api/v1/logout')
    return {}
  }
  const logoutUrl = textIn(await api.direct.POST('/api/v2/developer/logout'), 'logout_url')
  return logoutUrl && webUrl(logoutUrl) ? { logoutUrl } : {}
}

/** Exchanges the refresh cookie for new tokens. */
export async function refreshSession(api: PortalApi): Promise<void> {
  await (isDeveloper(api) ? api.direct.POST('/api/v2/developer/refresh') : api.direct.POST('/api/v1/refresh'))
}

export interface VerifiedEmail {
  /** The confirmed address. */
  readonly email: string
  /** Token to set the first password; absent if the account has one. */
  readonly resetToken?: string
  /** The account waits for approval. Absent if it need not wait, or the server does not say. */
  readonly awaitsApproval?: true
}

/**
 * Confirms an e-mail address with the token of a mail.
 *
 * @throws {PortalError} `not-found` for a token that is unknown or used up; `unexpected` if the response is the error page of a proxy.
 */
export async function verifyEmail(api: PortalApi, token: string): Promise<VerifiedEmail> {
  const form = { name: 'verify-email-request', body: { token } } as const
  const { data, request, response } = isDeveloper(api)
    ? await api.forms.request('post', '/api/v2/developer/verify-email', form)
    : await api.forms.request('patch', '/api/v1/email-verifications', form)
  const body: unknown = data
  if (!isRecord(body)) throw unexpectedResponse(request, response)
  const resetToken = textIn(body, 'resetToken') ?? textIn(body, 'token')
  return {
    email: textIn(body, 'email') ?? '',
    ...(resetToken && { resetToken }),
    ...(body.awaits_approval === true && { awaitsApproval: true }),
  }
}

const ofUsersOnly = new Set(['organization', 'password', 'defaultRegion'])

/** Removes what a developer's registration never contains, whatever a wrapper returned. */
function withoutUserFields(body: unknown): unknown {
  if (!isRecord(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ofUsersOnly.has(name)))
}

/** Requests an account, for a tag on any page. @returns ID of the organization that was created, for users. */
export async function register(
  api: PortalApi,
  registration: UserRegistration,
  custom: CustomEndpoint,
): Promise<{ organizationId?: string }> {
  const isKept = (name: string) => !isDeveloper(api) || !ofUsersOnly.has(name)
  const given = Object.entries(registration).filter(([name, value]) => value !== undefined && isKept(name))
  const wrapped = bodyFor(Object.fromEntries(given), custom)
  const form = {
    name: 'register-request',
    body: isDeveloper(api) ? withoutUserFields(wrapped) : wrapped,
  } as const
  const response = await (custom.endpoint
    ? api.forms.submitTo(custom.endpoint, form)
    : // A wrapper may return what the contract does not have.
      api.forms.POST('/api/v1/register', { ...form, body: form.body as UserRegistration }))
  return { organizationId: textIn(response, 'organizationID') }
}

/** Requests an account for a developer of the portal. */
export async function registerDeveloper(api: PortalApi, body: DeveloperRegistration): Promise<void> {
  const form = { name: 'register-request', body } as const
  await api.forms.POST('/api/v2/developer', { ...form, baseUrl: api.accountBaseUrl })
}

/**
 * Requests the mail that resets a password, for a tag on any page. The response is the same for known and unknown addresses.
 */
export async function forgotPassword(
  api: PortalApi,
  email: string,
  custom: CustomEndpoint = {},
): Promise<void> {
  const form = { name: 'reset-password-request', body: bodyFor({ email }, custom) } as const
  await (custom.endpoint
    ? api.forms.submitTo(custom.endpoint, form)
    : // A wrapper may return what the contract does not have.
      api.forms.POST('/api/v1/password-resets', { ...form, body: form.body as { email: string } }))
}

/** Requests the mail that resets the password of a developer of the portal. */
export async function forgotDeveloperPassword(api: PortalApi, email: string): Promise<void> {
  const form = { name: 'reset-password-request', body: { email } } as const
  await api.forms.POST('/api/v2/developer/forgot-password', { ...form, baseUrl: api.accountBaseUrl })
}

/** Sets a password with the token of a mail. `email`: the account's address, if the server returns it. */
export async function resetPassword(api: PortalApi, body: PasswordReset): Promise<{ email?: string }> {
  const form = { name: 'set-new-password-request', body } as const
  const response = isDeveloper(api)
    ? await api.forms.POST('/api/v2/developer/reset-password', form)
    : await api.forms.PATCH('/api/v1/password-resets', form)
  return { email: textIn(response, 'email') }
}

/** Changes the password of the signed-in developer or user. Every status but 202 is an error. */
export async function changePassword(api: PortalApi, body: PasswordChange): Promise<void> {
  const name = 'set-new-password-request'
  const form = { name, body, renewsSession: true } as const
  const ofAnyKind = () =>
    api.forms.request('patch', '/v2/users/me/password', { ...form, baseUrl: api.accountBaseUrl })
  const ofDeveloper = () =>
    api.forms.request('patch', '/api/v2/developer/me/password', form).catch((failure: unknown) => {
      // Servers without the extension have one operation for both kinds.
      if (isPortalError(failure) && failure.code === 'not-found') return ofAnyKind()
      throw failure
    })
  const { request, response } = await (isDeveloper(api) ? ofDeveloper() : ofAnyKind())
  const { status } = response
  if (status !== 202)
    throw new PortalError({ code: 'unexpected', request: name, endpoint: endpointOf(request), status })
}

/** Creates the account of an invitation. `email`: its address, if the server returns it. */
export async function acceptInvitation(api: PortalApi, body: Acceptance): Promise<{ email?: string }> {
  const form = { name: 'accept-invitation-request', body } as const
  const response = await api.forms.POST('/v2/accept-invite', { ...form, baseUrl: api.accountBaseUrl })
  return { email: textIn(response, 'email') }
}
