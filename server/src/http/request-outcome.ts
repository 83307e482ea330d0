import type { FastifyRequest } from 'fastify'
import type { RouteConfig } from './body-parser'

/** Returns the ID of the operation, else the pattern of the route: one of few, whatever the client has written. */
export function operationNameOf(request: FastifyRequest, status: number): string {
  const { config, url } = request.routeOptions
  const { operation } = (config ?? {}) as RouteConfig
  if (operation !== undefined) return operation
  if (url !== undefined && !request.is404) return url
  // Pages have no route of their own.
  return status < 400 ? 'page' : 'none'
}
