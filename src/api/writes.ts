import type { ApiResponse, RequestOptions } from './transport'

/** Something together with the state in which the server gave it. */
export interface Tagged<T> {
  readonly value: T
  /** For `ifMatch` of a later write; undefined where the server gives none. */
  readonly tag: string | undefined
}

export interface CreateOptions extends RequestOptions {
  /** The same for every try of one wish: however often it is sent, one thing is created. */
  readonly idempotencyKey?: string
}

export interface ChangeOptions extends RequestOptions {
  /** Tag of the state that the change was made from. Another one since then is a `changed`, and nothing is written. */
  readonly ifMatch?: string
}

/** Headers of a write; those without a value are left out. */
export function writeHeaders({ idempotencyKey, ifMatch }: CreateOptions & ChangeOptions) {
  return {
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch && { 'if-match': ifMatch }),
  }
}

export const tagged = <T>(value: T, { tag }: ApiResponse): Tagged<T> => ({ value, tag })
