import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { networkOf } from '../rules/network'
import type { Operation } from './operation'
import { Problem } from './problem'
import type { Services } from './services'

/** Limits how often one caller reads: a session, a key or, without either, a network. Gateways ask as often as they are asked. */
export function readLimitOf({ access }: Operation, method: string, { reads }: Services) {
  const isLimited = method === 'GET' && access !== 'gateway' && access !== 'check'
  return function limitReads(request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void {
    if (!isLimited) return done()
    reads
      .secondsToWait(callerOf(request))
      .then(
        (retryAfter) =>
          done(retryAfter === undefined ? undefined : new Problem('rateLimited', { retryAfter })),
        done,
      )
  }
}

function callerOf({ circumstances: { accessKey, caller }, ip }: FastifyRequest): string {
  if (accessKey) return `key ${accessKey.id}`
  return caller ? `session ${caller.sessionId}` : `network ${networkOf(ip)}`
}
