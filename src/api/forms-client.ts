import { type Answer, type Call, type CallOptions, send } from './transport'

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
export type FormRequestName = 'authenticate-request'

export interface FormsClientOptions {
  /** Absolute, without a trailing slash. */
  readonly authBaseUrl: string
  readonly language: string
}

export interface FormsClient {
  /** Sends a form, with cookies, once. @param path - Below the auth base. */
  submit(
    name: FormRequestName,
    method: Call['method'],
    path: string,
    body: object,
    options?: CallOptions,
  ): Promise<Answer>
}

export function createFormsClient({ authBaseUrl, language }: FormsClientOptions): FormsClient {
  return {
    submit: (name, method, path, body, options = {}) =>
      send({
        ...options,
        name,
        method,
        url: authBaseUrl + path,
        json: body,
        language,
        credentials: 'include',
        timeoutMs: FORM_TIMEOUT_MS,
        delayMs: FORM_DELAY_MS,
      }),
  }
}
