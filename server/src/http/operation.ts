import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationResponse } from './operation-response'
import type { Circumstances } from './circumstances'
import type { AccountKind } from '../store/settings'
import type { Services } from './services'

/**
 * Who may call. `anyone`: no session is required. `reader`: signed-in developers, and visitors where the portal lets them read.
 * `developer`: signed-in developers. `user`: signed-in users. `account`: signed-in users, and developers if the request has no
 * cookie of a user. `gateway`: gateways, by their keys. `check`: gateways, by a header of its
 * own, because the others are the client's. `password-form`: anyone, but 404 if the portal has no sign-in with a password.
 */
export type Access =
  | 'anyone'
  | 'reader'
  | 'developer'
  | 'user'
  | 'account'
  | 'private-developer'
  | 'gateway'
  | 'check'
  | 'operator'
  | 'password-form'

/** The input that the contract declares, after validation. */
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
  /** `operationId` in the contract, which has method, path, parameters and responses. */
  readonly id: string
  readonly access: Access
  /** Whether it is for accounts of users: 404 in a portal without any. */
  readonly isForUsers?: boolean
  /** Whether the response is cached, with a tag, compressed, and shared by all viewers with the same access. */
  readonly isCached?: boolean
  /** Whether responses are compressed though they are the caller's own. Never if they have tokens, keys, codes or sessions. */
  readonly isCompressed?: boolean
  /** Whether the response depends on the reader's language. */
  readonly isTranslated?: boolean
  /** Whether pages of other origins may load it, cross-origin isolated ones included. */
  readonly isCrossOrigin?: boolean
  /** A gateway sends it in the name of a client: with any method, below its path too, and with headers and a body that are the client's. */
  readonly isForwarded?: boolean
  /** The body is a URL-encoded form, as OAuth has it; the handler gets a `URLSearchParams`. */
  readonly isUrlEncoded?: boolean
  /** The body is newline-delimited JSON; the handler gets its text. */
  readonly isJsonLines?: boolean
  /** The body is an archive of type `application/gzip`; the handler gets its stream. */
  readonly isArchive?: boolean
  /** Largest body in bytes. Default: that of the server. */
  readonly bodyLimitBytes?: number
  /** Whether its errors have `errors` beside `invalid_parameters`, as the contract declares. */
  readonly isForm?: boolean
  /** The browser itself navigates here, to sign an account of this kind in: errors become the sign-in page with a text. */
  readonly signsIn?: AccountKind
  /** Media types that `Accept` chooses from; the first is the default. */
  readonly types?: readonly [string, ...string[]]
  handle(call: Call): Promise<OperationResponse>
}

/** The call of a cached operation. The caller is left out: the response is for all with the same access. */
export interface SharedCall<I extends Input = Input> extends Omit<
  Call<I>,
  'caller' | 'accessKey' | 'request' | 'reply'
> {
  readonly request: Pick<FastifyRequest, 'url'>
}

type Declaration<I extends Input> = Omit<Operation, 'handle' | 'isCached'> &
  (
    | { readonly isCached: true; handle(call: SharedCall<I>): Promise<OperationResponse> }
    | { readonly isCached?: false; handle(call: Call<I>): Promise<OperationResponse> }
  )

export function operation<I extends Input = Input>(declaration: Declaration<I>): Operation {
  // The contract's validator has checked the request against the declared input.
  return declaration as Operation
}
