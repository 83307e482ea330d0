import { webUrl } from '../lib/web-url'
import { type ApiResponse, type ApiRequest, send } from './transport'

/** Calls of forms are given up after this time, so that a visitor is not left before a spinning button. */
export const FORM_TIMEOUT_MS = 30_000

/** Pause before each submit: the pending state is seen even when the server is fast. */
export const FORM_DELAY_MS = 250

export interface Credentials {
  /** The e-mail address. */
  readonly username: string
  readonly password: string
}

/** As an embedder's error handler knows them. */
export type FormRequestName =
  | 'authenticate-request'
  | 'verify-email-request'
  /** Asking for the mail by which a password is reset. */
  | 'reset-password-request'
  /** Setting a password, with the token of such a mail or in place of the old one. */
  | 'set-new-password-request'
  | 'register-request'
  | 'accept-invitation-request'

/** Where a form's call goes, when the embedder chose the place, and in which shape. */
export interface CustomEndpoint {
  /** Absolute address, or path below the auth base without a trailing `/auth`. Empty: the form's own. */
  readonly endpoint?: string
  /** `data` wraps the body of an endpoint that was chosen. Default `data`. */
  readonly envelope?: 'data' | 'none'
  /** Gives the body to send; there is no envelope then. */
  readonly wrapper?: RequestWrapper
}

/** Gives the body that a form sends for what was entered. */
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
  /** Absolute address of an endpoint that does not lie below a trailing `/auth`. */
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

/** The body of a form's call: rewritten by the embedder, or wrapped for an endpoint that the embedder chose, or as it is. */
export function bodyFor(
  payload: Readonly<Record<string, string>>,
  { endpoint, envelope = 'data', wrapper }: CustomEndpoint,
): unknown {
  if (wrapper) return wrapper(payload)
  return endpoint && envelope === 'data' ? { data: payload } : payload
}
