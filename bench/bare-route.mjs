/** The peer of the list call: a Fastify route that responds with the same bytes and does nothing else. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const body = readFileSync(process.argv[2])
const app = Fastify()
app.get('/list', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body),
)
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
