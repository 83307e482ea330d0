import type { ApiResponse, RequestOptions } from './transport'

/** A value with its entity tag. */
export interface Tagged<T> {
  readonly value: T
  /** For `ifMatch` of a later write; undefined if the server sends none. */
  readonly tag: string | undefined
}

export interface CreateOptions extends RequestOptions {
  /** The same for every attempt to create one thing, so that it is created once. */
  readonly idempotencyKey?: string
}

export interface ChangeOptions extends RequestOptions {
  /**
   * Entity tag of the state that the change is based on. If it is outdated, the request fails with `changed` and nothing is
   * written.
   */
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
