import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { createKey } from '../../../server/src/commands/keys'
import { call, createApplication, levels, namesAt, strategySettings } from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { type RealPortal, realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import type { PortalVisitor } from '../../support/server/visitor'

interface FirstSteps {
  steps: { name: string; is_done: boolean }[]
}

const path = '/developer/me/first-steps'
const password = 'Correct-horse-4'

/** Creates a developer as operators do, and signs in. */
async function newDeveloper(portal: RealPortal, email: string): Promise<PortalVisitor> {
  await createAccountOf('developer').run(portal.database, { email, name: 'Ada Example', password })
  return portal.signedIn({ email, password })
}

const doneOf = ({ steps }: FirstSteps) => steps.filter(({ is_done }) => is_done).map(({ name }) => name)

async function done(visitor: PortalVisitor): Promise<string[]> {
  return doneOf((await call<FirstSteps>(visitor, `GET ${path}`)).body)
}

async function hasList(visitor: PortalVisitor): Promise<boolean> {
  return (await call<{ first_steps?: true }>(visitor, 'GET /portal')).body.first_steps === true
}

describe('first steps', () => {
  let portal: RealPortal
  before(async () => {
    portal = await realPortal({
      settings: strategySettings,
      products: [levels],
      developers: [robin],
    })
  })
  after(() => portal.close())

  it('are done as they happen, in their order', async () => {
    const ada = await newDeveloper(portal, 'ada@example.com')
    assert.equal(await hasList(ada), true)
    assert.deepEqual((await call<FirstSteps>(ada, `GET ${path}`)).body.steps, [
      { name: 'confirm', is_done: true },
      { name: 'read', is_done: false },
      { name: 'application', is_done: false },
      { name: 'call', is_done: false },
    ])
    const { body } = await call<FirstSteps>(ada, `PATCH ${path}`, { done: 'read' })
    assert.deepEqual(doneOf(body), ['confirm', 'read'])
    await createApplication(ada, 'API key', { name: 'Clock' })
    assert.deepEqual(await done(ada), ['confirm', 'read', 'application'])
    await call(ada, `PATCH ${path}`, { done: 'call' })
    await call(ada, `PATCH ${path}`, { done: 'call' })
    assert.deepEqual(await done(ada), ['confirm', 'read', 'application', 'call'])
  })

  it('know a success that a gateway reports, but no other status', async () => {
    const kim = await newDeveloper(portal, 'kim@example.com')
    const { id } = await createApplication(kim, 'API key', { name: 'Clock' })
    const { lines } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' })
    const { Levels } = await namesAt(kim, '/products')
    const version = (await namesAt(kim, `/products/${Levels}/versions`))['2.0']
    const report = async (status: number) => {
      const request = { started_at: Date.now(), application_id: id, product_version_id: version, status }
      const body = JSON.stringify({ ...request, method: 'GET', path: '/levels', latency_ms: 12 })
      const headers = { authorization: `Bearer ${lines[0]}`, 'content-type': 'application/x-ndjson' }
      const url = `${portal.url}/api/operator/v1/traffic`
      const response = await contractFetch(url, { method: 'POST', headers, body })
      assert.equal(((await response.json()) as { accepted: number }).accepted, 1)
    }
    await report(403)
    assert.deepEqual(await done(kim), ['confirm', 'application'])
    await report(204)
    assert.deepEqual(await done(kim), ['confirm', 'application', 'call'])
  })

  it('end for good, in every session', async () => {
    const jo = await newDeveloper(portal, 'jo@example.com')
    const elsewhere = await portal.signedIn({ email: 'jo@example.com', password })
    assert.equal(await hasList(elsewhere), true)
    const { body } = await call<FirstSteps>(jo, `PATCH ${path}`, { is_dismissed: true })
    assert.deepEqual(body.steps, [])
    assert.equal(await hasList(elsewhere), false)
    await call(elsewhere, `PATCH ${path}`, { done: 'read' })
    assert.deepEqual((await call<FirstSteps>(jo, `GET ${path}`)).body.steps, [])
    assert.equal(await hasList(jo), false)
  })

  it('are not there for accounts from before, visitors and public portals', async () => {
    const before = await portal.signedIn(robin)
    assert.equal(await hasList(before), false)
    assert.deepEqual((await call<FirstSteps>(before, `GET ${path}`)).body.steps, [])
    assert.equal(await hasList(portal.visitor()), false)
    assert.equal((await call(portal.visitor(), `GET ${path}`)).status, 401)
    const open = await realPortal({ settings: { public: true } })
    try {
      assert.equal((await call(open.visitor(), `GET ${path}`)).status, 404)
    } finally {
      await open.close()
    }
  })

  it('refuse what is no step', async () => {
    const lee = await newDeveloper(portal, 'lee@example.com')
    for (const body of [
      {},
      { done: 'confirm' },
      { done: ['read'] },
      { is_dismissed: false },
      { undone: 'read' },
    ])
      assert.equal((await call(lee, `PATCH ${path}`, body)).status, 400, JSON.stringify(body))
    assert.deepEqual(await done(lee), ['confirm'])
  })
})
