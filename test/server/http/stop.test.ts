import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import { freePort } from '../../support/server/free-port'
import { realPortal } from '../../support/server/portal'

/** A server that waited for such a connection would do so for longer than a minute. */
const inTime = { timeout: 20_000 }

/** Stops a portal while a browser keeps its connections open. */
async function stop(t: TestContext, prepare: (port: number) => Promise<() => void>): Promise<void> {
  const portal = await realPortal()
  t.after(await prepare(Number(new URL(portal.url).port)))
  await portal.close()
}

test('a stop does not wait for a connection that was never used', inTime, (t) =>
  stop(t, async (port) => {
    const socket = connect(port, '127.0.0.1')
    await new Promise((connected) => socket.once('connect', connected))
    return () => socket.destroy()
  }),
)

test('a request on a connection that was made before a stop is answered', inTime, async () => {
  const port = await freePort()
  const environment = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
  const portal = await realPortal({ environment })
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The server accepts connections in their order.
  await fetch(`${portal.url}/healthz`)
  const closed = portal.close()
  socket.write('GET /api/v2/portal HTTP/1.1\r\nHost: localhost\r\n\r\n')
  assert.match(await text(socket), /^HTTP\/1\.1 200 /)
  await closed
})

test('a stop does not wait for a connection that is kept alive', inTime, (t) =>
  stop(t, async (port) => {
    const agent = new Agent({ keepAlive: true })
    await new Promise((done) =>
      get({ port, agent, path: '/api/v2/portal' }, (response) => response.resume().once('end', done)),
    )
    return () => agent.destroy()
  }),
)

test('a stop refuses new requests while traffic is still being counted', inTime, async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const counting = new EventEmitter()
  const finished = once(counting, 'finish')
  const rollUp = async () => {
    counting.emit('begin')
    await finished
  }
  const portal = await realPortal({ traffic: (db) => ({ ...postgresTraffic(db), rollUp }) })
  const begun = once(counting, 'begin')
  t.mock.timers.tick(60_000)
  await begun

  const closed = portal.close()
  await assert.rejects(fetch(`${portal.url}/readyz`), /fetch failed/)
  counting.emit('finish')
  await closed
})
