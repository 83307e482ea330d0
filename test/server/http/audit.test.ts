import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import { createKey, listKeys } from '../../../server/src/commands/keys'
import { contractFetch } from '../../support/server/contract'
import { robin } from '../../support/server/sample-data'
import { ageLastUse } from '../../support/server/time-passes'
import { until } from '../../support/server/until'
import { mailPortal } from '../../support/server/mail-portal'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { auditLog, developerNamed } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

const developer = '/api/v2/developer'
const environment = { TRUST_PROXY: '1', LOCK_AFTER: '3', REFRESH_GRACE_SECONDS: '0' }

async function startedPortal(t: TestContext): Promise<RealPortal> {
  const portal = await realPortal({ developers: [robin], environment })
  t.after(() => portal.close())
  return portal
}

function attempt(visitor: PortalVisitor, username: string, password: string, address: string) {
  return visitor.post(`${developer}/authenticate`, { username, password }, { 'x-forwarded-for': address })
}

/**
 * Returns the entries whose action begins so, without what no test can foresee. Attempts have an entry for each hour, so those of a
 * test that runs when one ends are added up.
 */
async function entries(portal: RealPortal, action: string) {
  const found = (await auditLog(portal)).filter((entry) => entry.action.startsWith(action))
  const counted = new Map<string, { line: string; count: number; hours: Set<number | undefined> }>()
  for (const { id, actor, action: done, subject, network_address, count, repeated_in } of found) {
    const line = [actor, done, subject, network_address].join(' ')
    const hour = repeated_in?.getTime()
    const same = counted.get(line)
    // A second entry of the same hour, or of what is not counted, is one of its own.
    if (same && hour !== undefined && !same.hours.has(hour)) {
      same.count += count
      same.hours.add(hour)
    } else counted.set(same ? `${line} ${id}` : line, { line, count, hours: new Set([hour]) })
  }
  return Array.from(counted.values(), ({ line, count }) => `${line} ${count}`)
}

it('sign-ins, refused ones and locks are recorded, with where they came from', async (t) => {
  const portal = await startedPortal(t)
  const { id } = await developerNamed(portal, robin.email)
  await attempt(portal.visitor(), robin.email, robin.password, '192.0.2.9')
  const refused = await attempt(portal.visitor(), robin.email, 'Wrong-horse-1', '2001:db8:1:2:aaaa::1')
  for (const [email, wrong] of [
    [robin.email, 3],
    ['stranger@example.com', 5],
    ['other-stranger@example.com', 1],
  ] as const)
    for (let n = 0; n < wrong; n += 1)
      await attempt(portal.visitor(), email, 'Wrong-horse-1', `2001:db8:1:2::${n}`)

  assert.deepEqual(await entries(portal, 'sign-in'), [
    `developer:${id} sign-in.success ${id} 192.0.2.9 1`,
    `anonymous sign-in.wrong-password ${id} 2001:db8:1:2::/64 3`,
    `anonymous sign-in.lock ${id} 2001:db8:1:2::/64 1`,
    `anonymous sign-in.locked ${id} 2001:db8:1:2::/64 1`,
    'anonymous sign-in.wrong-password  2001:db8:1:2::/64 4',
    'anonymous sign-in.lock  2001:db8:1:2::/64 1',
    'anonymous sign-in.locked  2001:db8:1:2::/64 2',
  ])
  const log = await auditLog(portal)
  const { instance } = (await refused.json()) as { instance: string }
  assert.equal(log.find(({ action }) => action === 'sign-in.wrong-password')?.request_id, instance)
  assert.doesNotMatch(JSON.stringify(log), /stranger@|horse/)
})

it('the end of a session, and a refresh token that was used before, are recorded', async (t) => {
  const portal = await startedPortal(t)
  const { id } = await developerNamed(portal, robin.email)
  const visitor = await portal.signedIn(robin)
  const thief = visitor.copy()
  await visitor.post(`${developer}/refresh`)
  for (let n = 0; n < 2; n += 1) assert.equal((await thief.copy().post(`${developer}/refresh`)).status, 401)

  const another = await portal.signedIn(robin)
  await attempt(another, robin.email, robin.password, '192.0.2.9')
  await another.copy().post(`${developer}/logout`)
  // It has ended already.
  await another.post(`${developer}/logout`)
  assert.deepEqual(await entries(portal, 'session'), [
    `anonymous session.token-reuse ${id} 127.0.0.1 1`,
    `developer:${id} session.end ${id} 192.0.2.9 1`,
    `developer:${id} session.end ${id} 127.0.0.1 1`,
  ])
})

it('forms without a session are anonymous acts about an account, and password changes are recorded', async (t) => {
  const { portal, mailbox, close } = await mailPortal({ developers: [robin], environment })
  t.after(close)
  const { id } = await developerNamed(portal, robin.email)
  const signedIn = await portal.signedIn(robin)
  const visitor = portal.visitor()
  // A visitor who knows only the address.
  await visitor.post(developer, { email: robin.email, full_name: 'Mallory' })
  await mailbox.mailTo(robin.email)
  for (const email of [robin.email, 'stranger@example.com'])
    await visitor.post(`${developer}/forgot-password`, { email })
  const { token } = await mailbox.mailTo(robin.email, 2)
  const change = (old_password: string) =>
    signedIn.fetch('/v2/users/me/password', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ old_password, new_password: 'Another-horse-2' }),
    })
  assert.equal((await change('Wrong-horse-1')).status, 400)
  assert.equal((await change(robin.password)).status, 202)
  await visitor.post(`${developer}/forgot-password`, { email: robin.email })
  const reset = { token: (await mailbox.mailTo(robin.email, 4)).token, password: 'Third-horse-3' }
  assert.equal((await visitor.post(`${developer}/reset-password`, reset)).status, 204)
  assert.notEqual(reset.token, token)

  await visitor.post(developer, { email: 'new@example.com', full_name: 'New' })
  const confirmed = await mailbox.mailTo('new@example.com')
  await visitor.post(`${developer}/verify-email`, { token: confirmed.token })
  const { id: added } = await developerNamed(portal, 'new@example.com')

  assert.deepEqual(await entries(portal, 'password-change'), [
    `developer:${id} password-change.wrong-password ${id} 127.0.0.1 1`,
  ])
  assert.deepEqual(await entries(portal, 'developer'), [
    `anonymous developer.register ${id} 127.0.0.1 1`,
    `anonymous developer.request-reset ${id} 127.0.0.1 2`,
    'anonymous developer.request-reset  127.0.0.1 1',
    `developer:${id} developer.set-password ${id} 127.0.0.1 1`,
    `anonymous developer.set-password ${id} 127.0.0.1 1`,
    `anonymous developer.register ${added} 127.0.0.1 1`,
    `anonymous developer.verify ${added} 127.0.0.1 1`,
  ])
  const proofs = (await auditLog(portal)).map(({ details }) => details.proof).filter(Boolean)
  assert.deepEqual(proofs, ['old-password', 'link'])
})

it('uses of operator keys and refused ones are recorded, and the log is filtered by each field', async (t) => {
  const portal = await startedPortal(t)
  const { id } = await developerNamed(portal, robin.email)
  const keyOf = async (name: string, role: 'admin' | 'gateway') =>
    (await createKey.run(portal.database, { name, role })).lines[0] ?? ''
  const [robot, edge] = [await keyOf('robot', 'admin'), await keyOf('edge', 'gateway')]
  interface Entry {
    actor: string
    action: string
    subject: string | null
    count: number
    last_at: string | null
    at: string
  }
  const read = async (key: string | undefined, query = '') => {
    const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` }
    const response = await contractFetch(`${portal.url}/api/operator/v1/audit-log${query}`, { headers })
    return { status: response.status, data: ((await response.json()) as { data: Entry[] }).data }
  }
  const statuses = []
  for (const key of [undefined, 'nonsense', `${robot.slice(0, -1)}!`, edge, robot, robot])
    statuses.push((await read(key)).status)
  assert.deepEqual(statuses, [401, 401, 401, 403, 200, 200])
  assert.deepEqual(
    (await entries(portal, 'key'))
      .filter((entry) => !entry.includes('key.create'))
      .map((entry) => entry.replace(/[0-9a-f-]{36}/, 'ID')),
    [
      'anonymous key.unknown  127.0.0.1 2',
      'key:edge key.denied ID 127.0.0.1 1',
      'key:robot key.use ID 127.0.0.1 2',
    ],
  )

  await attempt(portal.visitor(), robin.email, 'Wrong-horse-1', '192.0.2.1')
  await attempt(portal.visitor(), 'stranger@example.com', 'Wrong-horse-1', '192.0.2.1')
  const found = async (query: string) => (await read(robot, `?${query}`)).data.map(({ action }) => action)
  assert.deepEqual(await found(`filter[subject]=${id}`), ['sign-in.wrong-password'])
  assert.deepEqual(await found('filter[actor]=anonymous&filter[action]=sign-in'), [
    'sign-in.wrong-password',
    'sign-in.wrong-password',
  ])
  assert.deepEqual(await found('filter[actor]=key:edge'), ['key.denied'])
  // What began before counts as long as it goes on.
  const [uses] = (await read(robot, '?filter[actor]=key:robot')).data
  assert.ok(uses?.last_at && uses.last_at > uses.at)
  assert.deepEqual(await found(`filter[actor]=key:robot&filter[since]=${encodeURIComponent(uses.last_at)}`), [
    'key.use',
  ])
})

it('the last use of a key is listed, at most a minute late', async (t) => {
  const portal = await startedPortal(t)
  const { lines } = await createKey.run(portal.database, { name: 'robot', role: 'read' })
  const authorization = `Bearer ${lines[0]}`
  const use = async () =>
    (await contractFetch(`${portal.url}/api/operator/v1/status`, { headers: { authorization } })).status
  const lastUse = async () => {
    const [key] = (await listKeys.run(portal.database, {})).records as { last_used_at: Date | null }[]
    return key?.last_used_at?.getTime() ?? 0
  }
  const isNew = async () => (await lastUse()) > Date.now() - 10_000

  assert.equal(await use(), 200)
  await until(isNew, 'the first use is written down')
  await ageLastUse(portal, 'robot', 58)
  assert.equal(await isNew(), false)
  await use()
  await until(isNew, 'a use is written down after a minute')
})
