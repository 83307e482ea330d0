import { authBaseOf, type UserEntity } from './auth-base'
import { createFormsClient, type FormsClient } from './forms-client'
import { type PortalDescription, portalDescription } from './portal-description'
import { type SessionRequestOptions, sessionRequests, type SessionRequestsOptions } from './session-requests'
import type { RequestOptions, SendOptions } from './send-options'
import { send } from './transport'
import { createTypedClient, type TypedClient } from './typed-client'

export interface PortalApiOptions extends SessionRequestsOptions {
  /** Absolute, without a trailing slash. */
  readonly apiBaseUrl: string
  /** Absolute, without a trailing slash. Default: that of the kind. */
  readonly authBaseUrl?: string
  readonly userEntity: UserEntity
  readonly language: string
}

type DirectRequestOptions = RequestOptions & Partial<Pick<SendOptions, 'credentials' | 'timeoutMs'>>

/** Client of the Portal API. Its own requests wait until the portal has started, and renew the session after a 401. */
export interface PortalApi extends TypedClient<SessionRequestOptions> {
  readonly userEntity: UserEntity
  /** Base URL of the accounts of users, which are where the forms are. */
  readonly accountBaseUrl: string
  /** Sends at once and with cookies. A 401 is final. */
  readonly direct: TypedClient<DirectRequestOptions>
  readonly forms: FormsClient
  readonly portal: PortalDescription
}

export function createPortalApi(options: PortalApiOptions): PortalApi {
  const { apiBaseUrl, userEntity, language } = options
  const authBaseUrl = authBaseOf(options)
  const accountBaseUrl = authBaseUrl.replace(/[/]auth$/i, '')
  const direct = createTypedClient<DirectRequestOptions>({
    baseUrl: apiBaseUrl,
    language,
    ignoresOtherBodies: true,
    send: (request, given) => send(request, { credentials: 'include', ...given }),
  })
  return {
    ...createTypedClient({ baseUrl: apiBaseUrl, language, send: sessionRequests(options) }),
    userEntity,
    accountBaseUrl,
    direct,
    forms: createFormsClient({ ...options, authBaseUrl, accountBaseUrl }),
    portal: portalDescription(direct, apiBaseUrl),
  }
}
