import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { type DemoService, startDemoService } from '../support/demo-services'

let service: DemoService
before(async () => {
  service = await startDemoService('demo/identity-provider/main.mjs', { DEMO_ISSUER_PORT: '0' })
})
after(() => service.close())

async function assertResponds(): Promise<void> {
  const { status } = await fetch(`${service.url}/.well-known/openid-configuration`)
  assert.equal(status, 200)
}

test('a client that goes away in the middle of its request does not end the service', async () => {
  const socket = connect(Number(new URL(service.url).port), 'localhost')
  await once(socket, 'connect')
  socket.write('POST /token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\ngrant_type=')
  await assertResponds()
  socket.destroy()
  await once(socket, 'close')
  await assertResponds()
  await assertResponds()
})
