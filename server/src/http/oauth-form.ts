import type { FastifyRequest } from 'fastify'
import { basicCredentialsOf } from './basic-credentials'
import { OAuthRefusal } from './oauth-refusal'
import { textFault } from './text-faults'

/** Clients send a handful. */
const mostParameters = 50

/** Parameters of a form; empty ones count as absent. @throws {OAuthRefusal} when there is no form, or one comes twice. */
export function formOf(body: unknown): ReadonlyMap<string, string> {
  if (!(body instanceof URLSearchParams)) throw new OAuthRefusal('invalid_request')
  const names = [...body.keys()]
  if (names.length > mostParameters || new Set(names).size < names.length)
    throw new OAuthRefusal('invalid_request')
  return new Map([...body].filter(([, value]) => value !== ''))
}

export interface ClientIdentification {
  id: string
  secret: string
}

/**
 * Who the client says it is: in the header, each half percent-encoded, or in the form.
 *
 * @throws {OAuthRefusal} when it says nothing, or says it twice.
 */
export function clientOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  form: ReadonlyMap<string, string>,
): ClientIdentification {
  const basic = basicCredentialsOf(headers.authorization)
  const [id, secret] = [form.get('client_id'), form.get('client_secret')]
  if (basic === undefined) {
    if (id === undefined || secret === undefined || textFault(id)) throw new OAuthRefusal('invalid_client')
    return { id, secret }
  }
  if (secret !== undefined) throw new OAuthRefusal('invalid_request')
  const client = { id: decoded(basic.user), secret: decoded(basic.password) }
  if (id !== undefined && id !== client.id) throw new OAuthRefusal('invalid_request')
  return client
}

function decoded(text: string): string {
  let value: string
  try {
    value = decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new OAuthRefusal('invalid_client')
  }
  if (textFault(value)) throw new OAuthRefusal('invalid_client')
  return value
}
