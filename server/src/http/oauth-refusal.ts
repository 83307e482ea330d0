import { en, type Texts } from '../texts/en'
import { textsIn } from '../texts/texts'
import type { OperationResponse } from './operation-response'
import type { Call, Input } from './operation'

/** The errors of RFC 6749, section 5.2, that can occur here. */
const errors = {
  invalid_request: { status: 400, title: 'Bad Request', text: 'oauthInvalidRequest' },
  invalid_client: { status: 401, title: 'Unauthorized', text: 'oauthInvalidClient' },
  unsupported_grant_type: { status: 400, title: 'Bad Request', text: 'oauthUnsupportedGrantType' },
  invalid_scope: { status: 400, title: 'Bad Request', text: 'oauthInvalidScope' },
} as const satisfies Record<string, { status: number; title: string; text: keyof Texts }>

/** An error in the format of OAuth. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal'

  constructor(readonly error: keyof typeof errors) {
    super(error)
  }
}

/** Turns an `OAuthRefusal` into the error response of RFC 6749, with the members of a problem document. */
export async function withOAuthErrors(
  { language, request, reply }: Pick<Call<Input>, 'language' | 'request' | 'reply'>,
  respond: () => Promise<OperationResponse>,
): Promise<OperationResponse> {
  try {
    return await respond()
  } catch (refusal) {
    if (!(refusal instanceof OAuthRefusal)) throw refusal
    const { error } = refusal
    const { status, title, text } = errors[error]
    request.fault = { problem: error }
    if (status === 401) reply.header('www-authenticate', 'Basic realm="portal"')
    const body = {
      error,
      // ASCII by the standard, so always English.
      error_description: en[text],
      status,
      title,
      type: `/problems/${error.replaceAll('_', '-')}`,
      instance: request.id,
      detail: textsIn(language)[text],
    }
    return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
  }
}
