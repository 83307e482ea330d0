import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'

/** The portal as tokens name it: where browsers reach it. */
export function issuerOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, { publicUrl }: Config): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}
