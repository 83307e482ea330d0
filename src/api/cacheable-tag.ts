/**
 * Returns the entity tag of a response that may be cached for the next visit; undefined if it must not be, or depends on who asks
 * in a way that only the server knows.
 */
export function cacheableTag({ headers }: Response): string | undefined {
  const isCacheable =
    !/no-store/i.test(headers.get('cache-control') ?? '') &&
    !/\*|cookie|authorization/i.test(headers.get('vary') ?? '')
  return (isCacheable && headers.get('etag')) || undefined
}
