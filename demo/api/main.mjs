/**
 * The APIs that the demo's products describe, on one port: `DEMO_API_PORT`, 4011 by default, 0 for any free one. What
 * is written stays in memory until the process ends.
 */
import { resolve } from 'node:path'
import { coastHandlers } from './coast/coast.mjs'
import { readOperations } from './http/contract.mjs'
import { createApiServer } from './http/server.mjs'

const content = resolve(import.meta.dirname, '../content')
const api = (document, handlers) => ({ operations: readOperations(resolve(content, document)), handlers })

const server = createApiServer([api('coast-forecast/versions/v1/openapi.yaml', coastHandlers)])

server.once('error', (error) => {
  console.error(`The demo APIs cannot start: ${error.message}.`)
  process.exit(1)
})
server.listen(Number(process.env.DEMO_API_PORT ?? 4011), '127.0.0.1', () => {
  console.log(`Demo APIs at http://localhost:${server.address().port}`)
})
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
