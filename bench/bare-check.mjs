/** The peer of a check: a `node:http` route that responds with the same headers and does nothing else. */
import { createServer } from 'node:http'

const headers = JSON.parse(process.argv[2])
const server = createServer((_request, response) => response.writeHead(200, headers).end())
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`)
})
