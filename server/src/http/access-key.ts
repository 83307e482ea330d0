import type { FastifyRequest } from 'fastify'
import type { Eventually } from '../rules/eventually'
import { looksLikeSecret, secretHash } from '../rules/issued-secrets'
import { useAccessKey, type AccessKeyRecord } from '../store/access-keys'
import type { Operation } from './operation'
import { Problem } from './problem'
import type { Services } from './services'
import { bearerOf } from './session-cookies'

/**
 * The key that a program shows, where only programs may call.
 *
 * @returns undefined for calls of people.
 * @throws {Problem} 401 without a good key, 403 when the key is not for this.
 */
export function accessKeyOf(
  { access }: Operation,
  { database }: Services,
  request: FastifyRequest,
): Eventually<AccessKeyRecord | undefined> {
  if (access !== 'gateway' && access !== 'operator') return undefined
  const key = bearerOf(request) ?? ''
  if (!looksLikeSecret('gatewayKey', key) && !looksLikeSecret('operatorKey', key))
    throw new Problem('keyRequired')
  return useAccessKey(database.db, secretHash(key)).then((found) => {
    if (!found) throw new Problem('keyRequired')
    if (access === 'operator' && found.role !== 'operator') throw new Problem('accessDenied')
    return found
  })
}
