import { webUrl } from '../lib/web-url'
import { type ApiResponse, type ApiRequest, send } from './transport'

/** Time-out of requests that forms send, so that the form does not stay pending. */
export const FORM_TIMEOUT_MS = 30_000

/** Pause before each submit: the pending state is seen even when the server is fast. */
export const FORM_DELAY_MS = 250

export interface Credentials {
  /** The e-mail address. */
  readonly username: string
  readonly password: string
}

/** Names of requests that an embedder's error handler receives. */
export type FormRequestName =
  | 'authenticate-request'
  | 'verify-email-request'
  /** Requests the mail that resets a password. */
  | 'reset-password-request'
  /** Sets a password, with the token of such a mail or instead of the old one. */
  | 'set-new-password-request'
  | 'register-request'
  | 'accept-invitation-request'

/** An endpoint that the embedder chose for a form, and the shape of its body. */
export interface CustomEndpoint {
  /** Absolute URL, or path below the auth base without a trailing `/auth`. Empty: the form's own. */
  readonly endpoint?: string
  /** `data` wraps the body for an endpoint that was chosen. Default `data`. */
  readonly envelope?: 'data' | 'none'
  /** Returns the body to send; there is no envelope then. */
  readonly wrapper?: RequestWrapper
}

/** Returns the body that a form sends for the entered values. */
export type RequestWrapper = (payload: Readonly<Record<string, string>>) => unknown

export interface FormsClientOptions {
  /** Absolute, without a trailing slash. */
  readonly authBaseUrl: string
  readonly language: string
}

export interface FormsClient {
  /** Sends a form, with cookies, once. @param address - Absolute, or below the auth base. */
  submit(
    name: FormRequestName,
    method: ApiRequest['method'],
    address: string,
    body: unknown,
    options?: Pick<ApiRequest, 'signal' | 'renew'>,
  ): Promise<ApiResponse>
  /** Returns the absolute URL of an endpoint that is not below a trailing `/auth`. */
  unprefixed(endpoint: string): string
}

const isAbsolute = (address: string): boolean => webUrl(address) !== undefined

export function createFormsClient({ authBaseUrl, language }: FormsClientOptions): FormsClient {
  const unprefixedBase = authBaseUrl.replace(/[/]auth$/i, '')
  return {
    submit: (name, method, address, body, options = {}) =>
      send({
        ...options,
        name,
        method,
        url: isAbsolute(address) ? address : authBaseUrl + address,
        json: body,
        language,
        credentials: 'include',
        timeoutMs: FORM_TIMEOUT_MS,
        delayMs: FORM_DELAY_MS,
      }),
    unprefixed: (endpoint) =>
      isAbsolute(endpoint) ? endpoint : `${unprefixedBase}/${endpoint.replace(/^[/]+/, '')}`,
  }
}

/** Returns the body of a form's request: rewritten by the embedder, wrapped for an endpoint of the embedder's, or unchanged. */
export function bodyFor(
  payload: Readonly<Record<string, string>>,
  { endpoint, envelope = 'data', wrapper }: CustomEndpoint,
): unknown {
  if (wrapper) return wrapper(payload)
  return endpoint && envelope === 'data' ? { data: payload } : payload
}
