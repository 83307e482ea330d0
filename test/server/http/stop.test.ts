import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { realPortal } from '../../support/server/portal'

const longestStopMs = 5_000

/** How long a portal takes to stop while a browser keeps its connections open. */
async function stopTime(prepare: (port: number) => Promise<() => void>): Promise<number> {
  const portal = await realPortal()
  const release = await prepare(Number(new URL(portal.url).port))
  const begun = Date.now()
  await portal.close()
  const taken = Date.now() - begun
  release()
  return taken
}

test('a stop does not wait for a connection that was never used', async () => {
  const taken = await stopTime(async (port) => {
    const socket = connect(port, '127.0.0.1')
    await new Promise((connected) => socket.once('connect', connected))
    return () => socket.destroy()
  })
  assert.ok(taken < longestStopMs, `It took ${taken} ms.`)
})

test('a stop does not wait for a connection that is kept alive', async () => {
  const taken = await stopTime(async (port) => {
    const agent = new Agent({ keepAlive: true })
    await new Promise((done) =>
      get({ port, agent, path: '/api/v2/portal' }, (answer) => answer.resume().once('end', done)),
    )
    return () => agent.destroy()
  })
  assert.ok(taken < longestStopMs, `It took ${taken} ms.`)
})
