import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { isLoopbackAuthority } from '../config/loopback'
import { Problem } from './problem'

type WithHeaders = Pick<FastifyRequest, 'headers'>

/**
 * Refuses requests for other hosts while the server is for this machine only: without `PUBLIC_URL`, and with the local inbox. A
 * page elsewhere whose name was made to lead here (DNS rebinding) must not read it.
 */
export function refuseUnknownHosts(app: FastifyInstance, { publicUrl, mail }: Config): void {
  if (publicUrl && !mail.localInbox) return
  app.addHook('onRequest', (request, _reply, done) => {
    done(isForThisMachine(request) ? undefined : new Problem('unknownHost'))
  })
}

/** Whether the `Host` header has one of this machine's own names. */
export function isForThisMachine({ headers }: WithHeaders): boolean {
  return isLoopbackAuthority(headers.host ?? '')
}

/** Whether an `Origin` header names this server. The `Host` header counts only if it names this machine. */
export function isOwnOrigin(origin: string, request: WithHeaders, { publicUrl }: Config): boolean {
  if (!URL.canParse(origin)) return false
  const sender = new URL(origin)
  if (publicUrl !== undefined && sender.origin === new URL(publicUrl).origin) return true
  return sender.host === request.headers.host?.toLowerCase() && isForThisMachine(request)
}
