import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import { createAccessCode, revokeAccessCode } from '../../../server/src/commands/access-codes'
import { holdAccessCodeUse } from '../../support/server/held-account'
import { realPortal, type RealPortal, type RealPortalOptions } from '../../support/server/portal'
import { auditLog, developerAddresses } from '../../support/server/stored'
import { expireAccessCodes } from '../../support/server/time-passes'
import { until } from '../../support/server/until'
import { registrationOf, userSettings } from '../../support/server/user-accounts'

async function portalWithCodes(t: TestContext, options: RealPortalOptions = {}): Promise<RealPortal> {
  const settings = { ...userSettings, users: { registration: 'access_code' } }
  const environment = { MAILS_PER_RECIPIENT: '100', ...options.environment }
  const portal = await realPortal({ settings, ...options, environment })
  t.after(() => portal.close())
  return portal
}

async function register(portal: RealPortal, registrationCode?: string, email = 'ada@example.com') {
  const body = registrationOf(email, { registrationCode })
  const response = await portal.visitor().post('/auth/api/v1/register', body)
  const { type } = (await response.json()) as { type?: string }
  return { status: response.status, type }
}

const wrong = { status: 403, type: '/problems/invalid-access-code' }

it('a code lets people register: as typed, as often as it may, until it expires or is revoked', async (t) => {
  const portal = await portalWithCodes(t)
  const code = ' Open sesame '
  await createAccessCode.run(portal.database, { name: 'spring', code, uses: 2, days: 1 })
  assert.deepEqual(await register(portal), wrong)
  assert.deepEqual(await register(portal, code.trim()), wrong)
  assert.deepEqual(await register(portal, code.toUpperCase()), wrong)
  assert.equal((await register(portal, code)).status, 201)
  assert.equal((await register(portal, code, 'grace@example.com')).status, 201)
  assert.deepEqual(await register(portal, code, 'third@example.com'), wrong)
  // Asking for the mail again is no further use.
  assert.equal((await register(portal, code)).status, 201)

  await expireAccessCodes(portal)
  assert.deepEqual(await register(portal, code), wrong)
  const { lines } = await createAccessCode.run(portal.database, { name: 'summer' })
  assert.match(lines[0] ?? '', /^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
  assert.equal((await register(portal, lines[0], 'third@example.com')).status, 201)
  await revokeAccessCode.run(portal.database, { name: 'summer' })
  assert.deepEqual(await register(portal, lines[0], 'fourth@example.com'), wrong)
})

it('of many who use the last use at once, one gets it', async (t) => {
  const portal = await portalWithCodes(t)
  const { lines } = await createAccessCode.run(portal.database, { name: 'one', uses: 1 })
  const attempts = Array.from({ length: 6 }, (_, index) =>
    register(portal, lines[0], `p${index}@example.com`),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort()
  assert.deepEqual(statuses, [201, 403, 403, 403, 403, 403])
})

it(
  'who registers with a code without a limit waits for nobody else who does',
  { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
  async (t) => {
    const portal = await portalWithCodes(t)
    const { lines } = await createAccessCode.run(portal.database, { name: 'open' })
    const held = await holdAccessCodeUse(portal)
    const registered = register(portal, lines[0])
    try {
      await until(async () => (await developerAddresses(portal)).length === 1, 'the account is stored')
    } finally {
      await held.release()
    }
    assert.equal((await registered).status, 201)
  },
)

it('a visitor who tries many wrong codes is stopped, and right ones do not count', async (t) => {
  const portal = await portalWithCodes(t, { environment: { WRONG_CODES_PER_ADDRESS: '3' } })
  const { lines } = await createAccessCode.run(portal.database, { name: 'spring' })
  for (const name of ['a', 'b', 'c', 'd'])
    assert.equal((await register(portal, lines[0], `${name}@example.com`)).status, 201)
  for (const code of ['guess-one', 'guess-two', 'guess-three'])
    assert.deepEqual(await register(portal, code), wrong)
  assert.equal((await register(portal, 'guess-four')).status, 429)
  assert.equal((await register(portal, lines[0])).status, 429)
  const attempts = (await auditLog(portal)).filter(({ action }) => action === 'access-code.wrong')
  assert.equal(
    attempts.reduce((sum, { count }) => sum + count, 0),
    3,
  )
})

it('nobody registers by themselves where users come by invitation', async (t) => {
  const settings = { ...userSettings, users: { registration: 'invitation' } }
  const portal = await realPortal({ settings })
  t.after(() => portal.close())
  assert.equal((await register(portal)).status, 404)
})
