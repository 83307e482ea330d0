import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'

/** Whether the browser is on https, as far as the server knows: by the proxies that it trusts, and by its public address. */
export function isHttps({ protocol }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return protocol === 'https' || publicUrl?.startsWith('https:') === true
}
