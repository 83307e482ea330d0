import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../../../server/src/config/config'
import { openDatabase } from '../../../server/src/open-database'
import { startServer } from '../../../server/src/start'
import { type RealPortal, realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { addSessions } from '../../support/server/changed-elsewhere'
import { auditLog, developerNamed } from '../../support/server/stored'
import { ageSessions, expireRefreshTokens } from '../../support/server/time-passes'
import { until } from '../../support/server/until'
import { addUser, kim, patch, userSettings } from '../../support/server/user-accounts'
import { portalVisitor, type PortalVisitor } from '../../support/server/visitor'

interface Session {
  id: string
  created_at: string
  last_used_at: string
  network: string | null
  device: { browser: string | null; system: string | null }
  is_current: boolean
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const unknown = '00000000-0000-4000-8000-000000000000'

const kinds = [
  {
    kind: 'developer',
    signIn: '/api/v2/developer/authenticate',
    me: '/api/v2/developer/me',
    refresh: '/api/v2/developer/refresh',
    sessions: '/api/v2/developer/sessions',
    one: { username: robin.email, password: robin.password },
    other: { username: 'jo@example.com', password: robin.password },
  },
  {
    kind: 'user',
    signIn: '/api/v1/authenticate',
    me: '/v2/users/me',
    refresh: '/api/v1/refresh',
    sessions: '/v2/users/me/sessions',
    one: { username: kim.email, password: kim.password },
    other: { username: 'lee@example.com', password: kim.password },
  },
] as const

async function emptyPortal(): Promise<RealPortal> {
  const portal = await realPortal({
    settings: userSettings,
    developers: [robin, { ...robin, email: 'jo@example.com' }],
    environment: { TRUST_PROXY: '1' },
  })
  await addUser(portal)
  await addUser(portal, { email: 'lee@example.com', password: kim.password })
  return portal
}

for (const { kind, signIn, me, refresh, sessions, one, other } of kinds) {
  describe(`the sessions of a ${kind}`, () => {
    let portal: RealPortal
    before(async () => (portal = await emptyPortal()))
    after(() => portal.close())

    async function signedIn(
      credentials: object = one,
      headers: Record<string, string> = {},
      visitor = portal.visitor(),
    ): Promise<PortalVisitor> {
      assert.equal((await visitor.post(signIn, credentials, headers)).status, 204)
      return visitor
    }

    async function sessionsOf(visitor: PortalVisitor): Promise<Session[]> {
      const response = await visitor.get(sessions)
      assert.equal(response.status, 200)
      return ((await response.json()) as { data: Session[] }).data
    }

    async function currentOf(visitor: PortalVisitor): Promise<Session> {
      const current = (await sessionsOf(visitor)).filter((session) => session.is_current)
      assert.equal(current.length, 1)
      return current[0]!
    }

    const end = (visitor: PortalVisitor, id = '') =>
      visitor.fetch(id ? `${sessions}/${id}` : sessions, { method: 'DELETE' })

    const statusOf = async (visitor: PortalVisitor) => (await visitor.get(me)).status

    it('are listed with device and network, the one used last first, and nobody else’s', async () => {
      await signedIn(other)
      const phone = await signedIn(one, { 'user-agent': safari, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' })
      await end(phone)
      const desktop = await signedIn(one, { 'user-agent': firefox, 'x-forwarded-for': '192.0.2.7' })
      const program = await signedIn(one, { 'user-agent': '<b>my</b>/1', 'x-forwarded-for': 'unknown' })
      assert.equal((await phone.post(refresh)).status, 200)
      const shown = (await sessionsOf(desktop)).map(({ network, device, is_current }) => [
        network,
        device.browser,
        device.system,
        is_current,
      ])
      assert.deepEqual(shown, [
        ['2001:db8:1:2::/64', 'Safari', 'iOS', false],
        [null, null, null, false],
        ['192.0.2.7', 'Firefox', 'Linux', true],
      ])
      assert.equal((await currentOf(program)).device.browser, null)
      const used = await currentOf(phone)
      assert.ok(used.last_used_at > used.created_at)
    })

    it('end one by one, at once and with their tokens', async () => {
      const desktop = await signedIn()
      const phone = await signedIn()
      assert.equal(await statusOf(phone), 200)
      const { id } = await currentOf(phone)
      assert.equal((await end(desktop, id)).status, 204)
      assert.equal(await statusOf(phone), 401)
      assert.equal((await phone.post(refresh)).status, 401)
      assert.equal(await statusOf(desktop), 200)
      assert.ok((await sessionsOf(desktop)).every((session) => session.id !== id))
      assert.equal((await end(desktop, id)).status, 404)
      const entry = (await auditLog(portal)).at(-1)
      assert.deepEqual(
        [entry?.action, entry?.details],
        ['session.end', { session: id, reason: 'ended-by-owner' }],
      )
      assert.match(String(entry?.actor), new RegExp(`^${kind}:`))
    })

    it('end with the cookies if it is the one that calls', async () => {
      const desktop = await signedIn()
      const { id } = await currentOf(desktop)
      const kept = desktop.copy()
      assert.equal((await end(desktop, id)).status, 204)
      assert.deepEqual([...desktop.cookies.keys()], ['portaldevice'])
      assert.equal(await statusOf(kept), 401)
      assert.deepEqual((await auditLog(portal)).at(-1)?.details, { session: id, reason: 'logout' })
    })

    it('end all but the one that calls', async () => {
      const [desktop, phone, tablet] = [await signedIn(), await signedIn(), await signedIn()]
      const another = await signedIn(other)
      assert.equal((await end(desktop)).status, 204)
      assert.deepEqual(
        (await sessionsOf(desktop)).map(({ is_current }) => is_current),
        [true],
      )
      for (const ended of [phone, tablet]) assert.equal(await statusOf(ended), 401)
      assert.equal(await statusOf(another), 200)
      assert.equal((await end(desktop)).status, 204)
      assert.equal(await statusOf(desktop), 200)
    })

    it('of another account are unknown, and so is what is no session', async () => {
      const desktop = await signedIn()
      const another = await signedIn(other)
      for (const id of [(await currentOf(another)).id, unknown])
        assert.equal((await end(desktop, id)).status, 404)
      assert.equal((await end(desktop, 'none')).status, 400)
      assert.equal(await statusOf(another), 200)
    })

    it('are for those who have one', async () => {
      const visitor = portal.visitor()
      assert.equal((await visitor.get(sessions)).status, 401)
      assert.equal((await end(visitor)).status, 401)
      assert.equal((await end(visitor, unknown)).status, 401)
      assert.equal((await patch(visitor, me, { full_name: 'Robin' })).status, 401)
    })

    it('that have expired are not listed, and cannot be ended', async () => {
      const old = await signedIn()
      const { id } = await currentOf(old)
      await ageSessions(portal, 91 * 24 * 3600)
      const aged = await signedIn()
      assert.equal((await sessionsOf(aged)).length, 1)
      assert.equal((await end(aged, id)).status, 404)
      await expireRefreshTokens(portal)
      const desktop = await signedIn()
      assert.equal((await sessionsOf(desktop)).length, 1)
    })

    it('are listed up to 100', async () => {
      const desktop = await signedIn()
      const refreshed = await signedIn()
      await addSessions(portal, { kind, email: one.username }, 120)
      assert.equal((await refreshed.post(refresh)).status, 200)
      const listed = await sessionsOf(desktop)
      assert.equal(listed.length, 100)
      assert.equal(listed[0]?.id, (await currentOf(refreshed)).id)
    })

    it('end at once in another process, too', async (t) => {
      const { databaseUrl } = portal.database
      if (!databaseUrl) return t.skip('the embedded engine belongs to one process')
      const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
      const server = await startServer(readConfig({ PORT: '0' }), {
        database,
        traffic: portal.traffic,
        log: { write: () => {} },
      })
      t.after(() => server.close())
      const desktop = await signedIn()
      const phone = await signedIn()
      const elsewhere = portalVisitor(server.url, phone.cookies)
      assert.equal(await statusOf(elsewhere), 200)
      assert.equal((await end(desktop, (await currentOf(phone)).id)).status, 204)
      await until(async () => (await statusOf(elsewhere)) === 401, 'the other process refused the session')
    })

    it('know a new name of the account at once, which is as a registration takes it', async () => {
      const desktop = await signedIn()
      const phone = await signedIn()
      const before = (await (await phone.get(me)).json()) as Record<string, unknown>
      const changed = await patch(desktop, me, { full_name: '  Ada Example ' })
      assert.equal(changed.status, 200)
      const profile = (await changed.json()) as Record<string, unknown>
      assert.deepEqual(
        { ...profile, updated_at: '' },
        { ...before, full_name: 'Ada Example', updated_at: '' },
      )
      assert.deepEqual(await (await phone.get(me)).json(), profile)
      assert.equal((await auditLog(portal)).at(-1)?.action, `${kind}.rename`)
      const entries = (await auditLog(portal)).length
      assert.equal((await patch(desktop, me, { full_name: 'Ada Example' })).status, 200)
      assert.equal((await auditLog(portal)).length, entries)
      for (const body of [
        {},
        { full_name: '' },
        { full_name: ' ' },
        { full_name: 'a\nb' },
        { full_name: 'x'.repeat(257) },
        { full_name: 7 },
        { full_name: 'Ada', email: 'other@example.com' },
        { full_name: 'Ada', status: 'approved' },
      ])
        assert.equal((await patch(desktop, me, body)).status, 400, JSON.stringify(body))
      assert.deepEqual(await (await desktop.get(me)).json(), profile)
      assert.equal((await developerNamed(portal, one.username)).full_name, 'Ada Example')
    })
  })
}
