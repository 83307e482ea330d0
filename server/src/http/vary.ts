import type { FastifyReply } from 'fastify'

/** Adds a request header that the response depends on to those that CORS and others named before. */
export function addVary(reply: FastifyReply, name: string): void {
  const names = [reply.getHeader('vary') ?? []].flat().flatMap((value) => String(value).split(/, */))
  if (names.some((known) => known === '*' || known.toLowerCase() === name.toLowerCase())) return
  reply.header('vary', [...names, name].join(', '))
}
