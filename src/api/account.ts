import { isRecord } from '../lib/is-record'
import type { UserEntity } from './auth-base'
import { isPortalError, PortalError } from './errors'
import { bodyFor, type CustomEndpoint, type FormsClient } from './forms-client'
import type { RefreshQueue } from './refresh-queue'
import type { ApiResponse, RequestOptions } from './transport'

/** Values of a registration. Developers enter e-mail and name only. */
export interface SignUp {
  readonly email: string
  readonly fullName: string
  readonly organization?: string
  readonly password?: string
  /** Access code, unchanged. */
  readonly registrationCode?: string
  readonly defaultRegion?: 'us' | 'eu'
  /** Response of the captcha. */
  readonly captcha_token?: string
}

export interface Acceptance {
  /** From the invitation's link; empty when it had none. */
  readonly token: string
  readonly full_name: string
  /** Null: none. */
  readonly preferred_name: string | null
  readonly password: string
}

export interface PasswordChange {
  readonly old_password: string
  readonly new_password: string
  /** Whether all other sessions of the account end. Servers that do not know the field end them. Default true. */
  readonly end_other_sessions?: boolean
}

/**
 * Requests about an account outside its sessions. All are sent by forms, time out after 30 000 ms, and fail with a PortalError
 * that carries the name of the request.
 */
export interface AccountResource {
  /** `organizationId`: ID of the organization that was created, for users. */
  register(
    registration: SignUp,
    options?: CustomEndpoint & RequestOptions,
  ): Promise<{ organizationId?: string }>
  /** Requests the mail that resets a password. The response is the same for known and unknown addresses. */
  forgotPassword(email: string, options?: CustomEndpoint & RequestOptions): Promise<void>
  /** Sets a password with the token of a mail. `email`: the account's address, if the server returns it. */
  resetPassword(
    entered: { readonly password: string; readonly token: string },
    options?: RequestOptions,
  ): Promise<{ email?: string }>
  /** Changes the password of the signed-in developer or user. Every status but 202 is an error. */
  changePassword(entered: PasswordChange, options?: RequestOptions): Promise<void>
  /** Creates the account of an invitation. `email`: its address, if the server returns it. */
  acceptInvitation(acceptance: Acceptance, options?: RequestOptions): Promise<{ email?: string }>
}

interface AccountOptions {
  readonly userEntity: UserEntity
  readonly refreshQueue: RefreshQueue
  ready(): Promise<void>
}

const textIn = ({ body }: ApiResponse, field: string): string | undefined => {
  const value = isRecord(body) ? body[field] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

const ofUsersOnly = new Set(['organization', 'password', 'defaultRegion'])

/** Removes what a developer's registration never contains, whatever a wrapper returned. */
function withoutUserFields(body: unknown): unknown {
  if (!isRecord(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ofUsersOnly.has(name)))
}

export function accountResource(
  forms: FormsClient,
  { userEntity, refreshQueue, ready }: AccountOptions,
): AccountResource {
  const isDeveloper = userEntity === 'developer'

  /** The access token may have expired while a signed-in user typed. If the session cannot be renewed, the form says so. */
  async function renew(request: string, sentAt: number): Promise<boolean> {
    await ready()
    await refreshQueue.renew(request, sentAt)
    return true
  }

  return {
    async register(registration, { endpoint, envelope, wrapper, signal } = {}) {
      const given = Object.fromEntries(
        Object.entries(registration).filter(([, value]) => value !== undefined),
      )
      const payload = isDeveloper ? (withoutUserFields(given) as typeof given) : given
      const wrapped = bodyFor(payload, { endpoint, envelope, wrapper })
      const body = isDeveloper ? withoutUserFields(wrapped) : wrapped
      const address = endpoint ? forms.unprefixed(endpoint) : '/api/v1/register'
      const response = await forms.submit('register-request', 'POST', address, body, { signal })
      return { organizationId: textIn(response, 'organizationID') }
    },

    async forgotPassword(email, { endpoint, envelope, wrapper, signal } = {}) {
      const body = bodyFor({ email }, { endpoint, envelope, wrapper })
      const address = endpoint ? forms.unprefixed(endpoint) : '/api/v1/password-resets'
      await forms.submit('reset-password-request', 'POST', address, body, { signal })
    },

    async resetPassword(entered, options) {
      const response = isDeveloper
        ? await forms.submit(
            'set-new-password-request',
            'POST',
            '/api/v2/developer/reset-password',
            entered,
            options,
          )
        : await forms.submit('set-new-password-request', 'PATCH', '/api/v1/password-resets', entered, options)
      return { email: textIn(response, 'email') }
    },

    async changePassword(entered, options) {
      const name = 'set-new-password-request'
      const change = (address: string) => forms.submit(name, 'PATCH', address, entered, { ...options, renew })
      const ofAnyKind = () => change(forms.unprefixed('/v2/users/me/password'))
      const response = isDeveloper
        ? await change('/api/v2/developer/me/password').catch((failure: unknown) => {
            // Servers without the extension have one operation for both kinds.
            if (isPortalError(failure) && failure.code === 'not-found') return ofAnyKind()
            throw failure
          })
        : await ofAnyKind()
      if (response.status !== 202) {
        throw new PortalError({
          code: 'unexpected',
          request: name,
          endpoint: response.call,
          status: response.status,
        })
      }
    },

    async acceptInvitation(acceptance, options) {
      const address = forms.unprefixed('/v2/accept-invite')
      const response = await forms.submit('accept-invitation-request', 'POST', address, acceptance, options)
      return { email: textIn(response, 'email') }
    },
  }
}
