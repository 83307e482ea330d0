import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import { mailPortal } from '../../support/server/mail-portal'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { endLocks, passHourOfFailures } from '../../support/server/time-passes'
import type { PortalVisitor } from '../../support/server/visitor'

const environment = { TRUST_PROXY: '1', LOCK_AFTER: '3', SIGN_IN_PER_ACCOUNT: '1000' }
const kim = { email: 'kim@example.com', password: 'Correct-horse-2' }
const unknownAddress = 'nobody@example.com'

async function startedPortal(t: TestContext, more: Record<string, string> = {}): Promise<RealPortal> {
  const portal = await realPortal({ developers: [robin, kim], environment: { ...environment, ...more } })
  t.after(() => portal.close())
  return portal
}

/** Returns the status of one sign-in. */
async function attempt(
  visitor: PortalVisitor,
  username: string,
  password: string,
  network: string,
): Promise<number> {
  const from = { 'x-forwarded-for': network }
  return (await visitor.post('/api/v2/developer/authenticate', { username, password }, from)).status
}

/** Returns the statuses of wrong passwords, one after the other, each in a browser of its own. */
async function guesses(portal: RealPortal, email: string, networks: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const network of networks)
    statuses.push(await attempt(portal.visitor(), email, 'Wrong-horse-1', network))
  return statuses
}

const home = '192.0.2.1'
const elsewhere = '198.51.100.7'
const times = (count: number, network: string) => Array.from({ length: count }, () => network)
const networks = (count: number) => Array.from({ length: count }, (_, n) => `203.0.113.${n + 1}`)

it('wrong passwords lock an address for the network they came from, and not for its owner elsewhere', async (t) => {
  const portal = await startedPortal(t)
  for (const email of [robin.email, unknownAddress]) {
    assert.deepEqual(await guesses(portal, email, times(4, elsewhere)), [401, 401, 401, 423])
    assert.deepEqual(await guesses(portal, email, [home]), [401])
  }
  assert.equal(await attempt(portal.visitor(), robin.email, robin.password, elsewhere), 423)
  assert.equal(await attempt(portal.visitor(), robin.email, robin.password, home), 204)
  // Who signs in from elsewhere lifts no lock.
  assert.equal(await attempt(portal.visitor(), robin.email, robin.password, elsewhere), 423)
  // Another address is another one.
  assert.equal(await attempt(portal.visitor(), kim.email, kim.password, elsewhere), 204)
})

it('very many wrong passwords within an hour lock every network, and no known device', async (t) => {
  const portal = await startedPortal(t, { LOCK_AFTER_ALL_NETWORKS: '5' })
  const owner = portal.visitor()
  assert.equal(await attempt(owner, robin.email, robin.password, home), 204)
  for (const email of [robin.email, unknownAddress])
    assert.deepEqual(await guesses(portal, email, networks(6)), [401, 401, 401, 401, 401, 423])
  assert.equal(await attempt(portal.visitor(), robin.email, robin.password, home), 423)
  // The known device, in whatever network it is, as often as it signs in.
  for (const network of [home, elsewhere, '203.0.113.6'])
    assert.equal(await attempt(owner, robin.email, robin.password, network), 204)
  assert.equal(await attempt(portal.visitor(), robin.email, robin.password, home), 423)
  await endLocks(portal)
  assert.deepEqual(await guesses(portal, robin.email, networks(3)), [401, 401, 401])
  // A right password ends the count of its network only.
  assert.equal(await attempt(portal.visitor(), robin.email, robin.password, home), 204)
  assert.deepEqual(await guesses(portal, robin.email, networks(3).toReversed()), [401, 401, 423])
  await endLocks(portal)
  assert.deepEqual(await guesses(portal, robin.email, networks(4)), [401, 401, 401, 401])
  await passHourOfFailures(portal)
  assert.deepEqual(await guesses(portal, robin.email, networks(4)), [401, 401, 401, 401])
})

it('guesses from many networks at once are no more than one after the other', async (t) => {
  const portal = await startedPortal(t, { LOCK_AFTER_ALL_NETWORKS: '5', PASSWORD_CHECKS_WAITING: '50' })
  const responses = await Promise.all(
    networks(12).flatMap((network, n) =>
      [network, networks(12).at(-n - 1) ?? network].map((from) =>
        attempt(portal.visitor(), robin.email, n === 7 ? robin.password : `Wrong-horse-${n}`, from),
      ),
    ),
  )
  const tried = responses.filter((status) => status !== 423)
  assert.ok(tried.length <= 5, responses.join(' '))
  assert.deepEqual(
    responses.filter((status) => ![204, 401, 423].includes(status)),
    [],
  )
  assert.equal(await attempt(portal.visitor(), robin.email, robin.password, home), 423)
})

it('a known device has a number of its own, and is anonymous once it has used it', async (t) => {
  const portal = await startedPortal(t)
  const owner = portal.visitor()
  assert.equal(await attempt(owner, robin.email, robin.password, home), 204)
  const first = owner.cookies.get('portaldevice')
  assert.match(first?.attributes ?? '', /HttpOnly/)
  assert.match(first?.attributes ?? '', new RegExp(`Max-Age=${180 * 86_400}\\b`))
  const thief = owner.copy()
  assert.deepEqual(await guesses(portal, robin.email, times(4, home)), [401, 401, 401, 423])
  // Right ones in between begin the device's count anew, with another token each time.
  for (const password of ['no', 'no', robin.password, 'no', 'no'])
    assert.equal(await attempt(owner, robin.email, password, home), password === robin.password ? 204 : 401)
  assert.notEqual(owner.cookies.get('portaldevice')?.value, first?.value)
  for (let n = 0; n < 3; n += 1) assert.equal(await attempt(thief, robin.email, 'no', elsewhere), 401)
  // Three as a device and three as a network.
  for (let n = 0; n < 3; n += 1) assert.equal(await attempt(thief, robin.email, 'no', elsewhere), 401)
  assert.equal(await attempt(thief, robin.email, robin.password, elsewhere), 423)
  await endLocks(portal, 'network')
  for (let n = 0; n < 3; n += 1) assert.equal(await attempt(thief, robin.email, 'no', elsewhere), 401)
  assert.equal(await attempt(thief, robin.email, robin.password, elsewhere), 423)
  assert.equal(await attempt(owner, robin.email, robin.password, elsewhere), 204)
})

it('a device is known for one address, by a token of this portal that has not expired', async (t) => {
  const portal = await startedPortal(t)
  const owner = portal.visitor()
  assert.equal(await attempt(owner, robin.email.toUpperCase(), robin.password, home), 204)
  const { value: token = '', ...cookie } = owner.cookies.get('portaldevice') ?? { path: '/', attributes: '' }
  assert.doesNotMatch(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('latin1'), /robin/i)
  for (const email of [robin.email, kim.email]) await guesses(portal, email, times(4, home))

  const statusWith = (value: string, { email, password }: typeof kim) => {
    const visitor = portal.visitor()
    visitor.cookies.set('portaldevice', { value, ...cookie })
    return attempt(visitor, email, password, home)
  }
  assert.equal(await statusWith(token, kim), 423)
  const [id = '', end = '', signature = ''] = token.split('.')
  for (const changed of [
    '',
    'x',
    `${id}.${end}`,
    `${id}.${end}.`,
    `${id}.${end}.${'A'.repeat(43)}`,
    `${id}.${Number(end) + 1}.${signature}`,
    `${'A'.repeat(22)}.${end}.${signature}`,
    `${token}.`,
    'x'.repeat(4000),
  ])
    assert.equal(await statusWith(changed, robin), 423, changed.slice(0, 100))
  t.mock.timers.enable({ apis: ['Date'], now: Number(end) * 1000 + 1 })
  assert.equal(await statusWith(token, robin), 423)
  t.mock.timers.setTime(Number(end) * 1000 - 1000)
  assert.equal(await statusWith(token, robin), 204)
})

it('the owner gets one mail in the time of a lock, whose link sets no password', async (t) => {
  const more = { LOCK_AFTER_ALL_NETWORKS: '8', MAILS_PER_RECIPIENT: '2' }
  const { portal, mailbox, close } = await mailPortal({
    developers: [robin],
    environment: { ...environment, ...more },
  })
  t.after(close)
  const developer = '/api/v2/developer'
  for (const email of [robin.email, unknownAddress]) {
    await guesses(portal, email, [...times(4, elsewhere), ...times(4, home)])
    // Two locks of networks, and then one of all.
    assert.deepEqual(await guesses(portal, email, networks(3)), [401, 401, 423])
  }
  const mail = await mailbox.mailTo(robin.email)
  assert.match(mail.subject ?? '', /^Signing in to Harbour APIs is locked for your address$/)
  assert.equal(mail.link, `${portal.url}/forgot-password`)
  // It is one of the mails that forms may ask for.
  const forgotten = async (email: string) =>
    (await portal.visitor().post(`${developer}/forgot-password`, { email })).status
  for (const email of [robin.email, unknownAddress])
    assert.deepEqual([await forgotten(email), await forgotten(email)], [200, 429])
  const { token } = await mailbox.mailTo(robin.email, 2)
  const password = 'Another-horse-2'
  assert.equal((await portal.visitor().post(`${developer}/reset-password`, { token, password })).status, 204)
  // A new password lifts every lock.
  assert.equal(await attempt(portal.visitor(), robin.email, password, elsewhere), 204)
  assert.equal(await attempt(portal.visitor(), robin.email, password, networks(3).at(-1) ?? ''), 204)
  await mailbox.mailTo(robin.email, 3)
  assert.equal(mailbox.mails.length, 3)
})
