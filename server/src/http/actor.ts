import type { FastifyRequest } from 'fastify'
import { ipAddressOf } from '../rules/network'
import type { Actor, Origin } from '../store/audit-log'
import type { Call } from './operation'
import { Problem } from './problem'

/** Returns who sends the request, as the audit log names them. @throws {Problem} if nobody is signed in. */
export function actorOf({
  caller,
  accessKey,
  request,
}: Pick<Call, 'caller' | 'accessKey' | 'request'>): Actor {
  const origin = originOf(request)
  if (caller) return { ...origin, name: `${caller.account.kind}:${caller.account.id}` }
  if (accessKey) return { ...origin, name: `key:${accessKey.name}` }
  throw new Problem('sessionRequired')
}

/** Returns who sends a request that shows neither a session nor a key, or whose session does not matter. */
export function anonymousActor(request: FastifyRequest): Actor {
  return { ...originOf(request), name: 'anonymous' }
}

export function originOf({ id, ip, headers }: FastifyRequest): Origin {
  return { networkAddress: ipAddressOf(ip), requestId: id, userAgent: headers['user-agent'] }
}
