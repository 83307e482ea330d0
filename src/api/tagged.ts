/** A value with its entity tag. */
export interface Tagged<T> {
  readonly value: T
  /** For `If-Match` of a later write; undefined if the server sends none. */
  readonly tag: string | undefined
}

export const tagged = <T>({
  data,
  response,
}: {
  readonly data: T
  readonly response: Response
}): Tagged<T> => ({
  value: data,
  tag: response.headers.get('etag') ?? undefined,
})
