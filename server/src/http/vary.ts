import type { FastifyReply } from 'fastify'

/** Adds a request header that the response depends on to those that CORS and others named before. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  if (before === undefined) return void reply.header('vary', name)
  const names = String(before).split(/, */)
  if (names.some((known) => known === '*' || known.toLowerCase() === name.toLowerCase())) return
  reply.header('vary', [...names, name].join(', '))
}
