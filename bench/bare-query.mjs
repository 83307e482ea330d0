/** The peers of introspection: a Fastify route that executes its statement with `pg` alone, and one that executes nothing. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString, file] = process.argv.slice(2)
const { text, values, connections } = JSON.parse(readFileSync(file))
const pool = new pg.Pool({ connectionString, max: connections })
const app = Fastify()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
)
app.post('/query', async () => {
  const { rows } = await pool.query({ name: 'look-up', text, values })
  return { active: true, ...rows[0] }
})
app.post('/nothing', async () => ({ active: true }))
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
