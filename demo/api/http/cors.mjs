const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Pages on this machine may call; no cookie is involved.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Record<string, string>} headers of the response
 */
export function corsHeaders(request) {
  const { origin } = request.headers
  if (!origin || !LOCAL.test(origin)) return { vary: 'Origin' }
  const headers = {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers':
      'ETag, Link, Location, Retry-After, Content-Disposition, Deprecation, Sunset, X-Request-Id',
  }
  if (request.method !== 'OPTIONS') return headers
  return {
    ...headers,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  }
}
