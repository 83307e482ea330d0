import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './answer'
import type { Circumstances } from './circumstances'
import type { Services } from './services'

/**
 * Who may call. `anyone`: no session is asked for. `reader`: everybody on a public portal, else developers who are signed
 * in. `developer`: only they. `password-form`: anyone, but 404 where nobody signs in with a password.
 */
export type Access =
  'anyone' | 'reader' | 'developer' | 'private-developer' | 'gateway' | 'operator' | 'password-form'

/** What is declared of a call in the contract, after validation. */
export interface Input {
  params?: unknown
  query?: unknown
  body?: unknown
}

export interface Call<I extends Input = Input> extends Circumstances {
  readonly params: I['params']
  readonly query: I['query']
  readonly body: I['body']
  readonly services: Services
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Operation {
  /** `operationId` in the contract, which has method, path, parameters and answers. */
  readonly id: string
  readonly access: Access
  /** The answer is kept, tagged, and shared by all who see the same. */
  readonly remembered?: boolean
  /** The answer depends on the reader's language. */
  readonly translated?: boolean
  /** Pages of other origins may show or load it, also when they are isolated. */
  readonly crossOrigin?: boolean
  /** The body is a URL-encoded form, as OAuth has it; the handler gets a `URLSearchParams`. */
  readonly isUrlEncoded?: boolean
  /** The body is newline-delimited JSON; the handler gets its text. */
  readonly isJsonLines?: boolean
  /** Largest body in bytes. Default: that of the server. */
  readonly bodyLimitBytes?: number
  /** Its refusals of what was entered carry `errors` beside `invalid_parameters`, as the contract has it. */
  readonly isForm?: boolean
  /** Media types that `Accept` chooses from; the first is the default. */
  readonly types?: readonly [string, ...string[]]
  handle(call: Call): Promise<Answer>
}

export function operation<I extends Input = Input>(
  declaration: Omit<Operation, 'handle'> & { handle(call: Call<I>): Promise<Answer> },
): Operation {
  // The contract's validator stands between the wire and the declared input.
  return declaration as Operation
}
