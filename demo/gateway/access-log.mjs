import { createWriteStream } from 'node:fs'

/**
 * Writes a line of JSON for each request of an application, which the agent reads and reports to the portal. What the agent has refused
 * it reports by itself.
 *
 * @param {string} path
 */
export function accessLog(path) {
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 })
  return {
    write({ request, response, startedAt, begun, id, route, application, reason }) {
      if (!route || !application) return
      file.write(
        `${JSON.stringify({
          started_at: startedAt,
          duration_s: (performance.now() - begun) / 1000,
          application_id: application.id,
          credential_id: application.credentialId,
          version: `${route.product}/${route.version}`,
          method: request.method,
          uri: request.url,
          status: response.statusCode,
          request_bytes: Number(request.headers['content-length'] ?? 0),
          response_bytes: Number(response.getHeader('content-length') ?? 0),
          request_id: id,
          reason,
          user_agent: request.headers['user-agent'],
        })}\n`,
      )
    },
    close: () => file.end(),
  }
}
