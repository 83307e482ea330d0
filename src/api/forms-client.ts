import { webUrl } from '../lib/web-url'
import type { RefreshQueue } from './refresh-queue'
import type { RequestOptions } from './send-options'
import { parseJson, send } from './transport'
import { createTypedClient, type TypedClient } from './typed-client'

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

export interface FormRequestOptions extends RequestOptions {
  readonly name: FormRequestName
  /** The form is one of a signed-in account: its session is renewed after a 401. Default: a 401 is final. */
  readonly renewsSession?: boolean
}

/** Sends forms below the auth base, with cookies, once. */
export interface FormsClient extends TypedClient<FormRequestOptions> {
  /** Sends a form to an endpoint of the embedder's, and returns the body of the response if it is JSON. */
  submitTo(endpoint: string, form: FormRequestOptions & { readonly body: unknown }): Promise<unknown>
}

interface FormsClientOptions {
  /** Absolute, without a trailing slash. */
  readonly authBaseUrl: string
  /** The same without a trailing `/auth`. */
  readonly accountBaseUrl: string
  readonly language: string
  readonly refreshQueue: RefreshQueue
  ready(): Promise<void>
}

export function createFormsClient(options: FormsClientOptions): FormsClient {
  const { authBaseUrl, accountBaseUrl, language, refreshQueue, ready } = options

  /** The access token may have expired while a signed-in user typed. If the session cannot be renewed, the form says so. */
  async function renew(request: string, sentAt: number): Promise<void> {
    await ready()
    await refreshQueue.renew(request, sentAt)
  }

  const sendForm = (request: Request, { renewsSession, ...given }: FormRequestOptions) =>
    send(request, {
      ...given,
      credentials: 'include',
      timeoutMs: FORM_TIMEOUT_MS,
      delayMs: FORM_DELAY_MS,
      renew: renewsSession ? renew : undefined,
    })

  return {
    ...createTypedClient({ baseUrl: authBaseUrl, language, ignoresOtherBodies: true, send: sendForm }),
    async submitTo(endpoint, { body, ...given }) {
      const url = webUrl(endpoint) ? endpoint : `${accountBaseUrl}/${endpoint.replace(/^[/]+/, '')}`
      const request = new Request(url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'accept-language': language,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      return parseJson(await (await sendForm(request, given)).text())
    },
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
