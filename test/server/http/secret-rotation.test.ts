import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { rotate } from '../../../server/src/commands/secrets'
import { endAll } from '../../../server/src/commands/sessions'
import { createKnownDevices } from '../../../server/src/rules/known-devices'
import type { SecretName } from '../../../server/src/store/secrets'
import { createSecrets } from '../../../server/src/rules/secrets'
import { startServer } from '../../../server/src/start'
import { removeEndedSecrets, secretNamed } from '../../../server/src/store/secrets'
import { levels, namesAt, strategySettings } from '../../support/server/applications'
import { challengeOf, solutionOf, tokenOf as captchaTokenOf } from '../../support/server/captcha'
import type { TestDatabase } from '../../support/server/database-pool'
import { holdNewRefreshTokens, holdRefreshTokens } from '../../support/server/held-account'
import { clientSecret, startIdentityProvider } from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { singleSignOn } from '../../support/server/single-sign-on'
import { auditLog } from '../../support/server/stored'
import { passSecretAcceptance } from '../../support/server/time-passes'
import { until } from '../../support/server/until'
import { addUser, kim, registrationOf, signedInUser, userSettings } from '../../support/server/user-accounts'
import { portalVisitor, type PortalVisitor } from '../../support/server/visitor'
import { createAccessCode } from '../../../server/src/commands/access-codes'

const me = '/api/v2/developer/me'
const refresh = '/api/v2/developer/refresh'
const lifetimes = { accessSeconds: 600, refreshSeconds: 86_400, absoluteSeconds: 86_400, knownDeviceDays: 1 }
const hour = 3600
const needsPostgres = { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' }

const rotateIn = (portal: RealPortal, name: SecretName | undefined, acceptSeconds?: number) =>
  rotate.run(portal.database, { name, acceptSeconds, lifetimes })
const accessOf = (visitor: PortalVisitor) => visitor.cookies.get('portalaccesstoken')?.value ?? ''
const statusOf = async (visitor: Pick<PortalVisitor, 'get'>, token: string) =>
  (await visitor.get(me, { authorization: `Bearer ${token}` })).status

describe('a rotation of the key of access tokens', () => {
  let portal: RealPortal
  before(async () => (portal = await realPortal({ developers: [robin] })))
  after(() => portal.close())

  it('lets tokens of before go on for their time, also those without a version', async () => {
    const developer = await portal.signedIn(robin)
    const old = accessOf(developer)
    assert.equal(decodeProtectedHeader(old).kid, 'first')
    const key = await secretNamed(portal.database, 'access-tokens')
    const withoutVersion = await new SignJWT(decodeJwt(old)).setProtectedHeader({ alg: 'HS256' }).sign(key)
    const visitor = portal.visitor()
    const statuses = async () => [await statusOf(visitor, old), await statusOf(visitor, withoutVersion)]
    assert.deepEqual(await statuses(), [200, 200])

    const { lines } = await rotateIn(portal, 'access-tokens')
    assert.match(
      lines[0] ?? '',
      /^access-tokens: [0-9a-f]{12}; the versions of before are accepted for 600 s/,
    )
    assert.deepEqual(await statuses(), [200, 200])
    const fresh = accessOf(await portal.signedIn(robin))
    assert.match(decodeProtectedHeader(fresh).kid ?? '', /^[0-9a-f]{12}$/)
    assert.equal(await statusOf(visitor, fresh), 200)

    await passSecretAcceptance(portal, 600)
    await until(async () => (await statuses()).join() === '401,401', 'the time of the version is over')
    assert.equal(await statusOf(visitor, fresh), 200)
    await removeEndedSecrets(portal.database.db)
    assert.deepEqual(await statuses(), [401, 401])
    // The browser still has its refresh token.
    assert.equal((await developer.post(refresh)).status, 200)
    assert.equal((await developer.get(me)).status, 200)
  })

  it('at once ends them, and a token that names another version is no proof', async () => {
    const developer = await portal.signedIn(robin)
    const old = accessOf(developer)
    await rotateIn(portal, 'access-tokens', hour)
    const between = accessOf(await portal.signedIn(robin))
    await rotateIn(portal, 'access-tokens', 0)
    const visitor = portal.visitor()
    assert.deepEqual([await statusOf(visitor, old), await statusOf(visitor, between)], [401, 401])
    const fresh = accessOf(await portal.signedIn(robin))
    const [, payload, signature] = old.split('.')
    assert.equal(await statusOf(visitor, [fresh.split('.')[0], payload, signature].join('.')), 401)
    for (const kid of ['first', '', '0123456789ab', '\0', 'x'.repeat(3000), 7]) {
      const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url')
      assert.equal(await statusOf(visitor, [header, payload, signature].join('.')), 401)
    }
    const entries = (await auditLog(portal)).filter(({ action }) => action === 'secret.rotate')
    assert.deepEqual(
      entries.map(({ actor, subject, details }) => [actor, subject, details.accepted_seconds]),
      [600, hour, 0].map((seconds) => ['operator', 'access-tokens', seconds]),
    )
  })

  it(
    'is known to every process without a restart, before its announcement has arrived',
    needsPostgres,
    async () => {
      const { databaseUrl } = portal.database as TestDatabase
      const second = await startServer({ ...portal.config, databaseUrl }, { log: { write: () => undefined } })
      try {
        const [here, there] = [portal.visitor(), portalVisitor(second.url)]
        const old = accessOf(await portal.signedIn(robin))
        const onBoth = async (token: string) => [await statusOf(here, token), await statusOf(there, token)]
        assert.deepEqual(await onBoth(old), [200, 200])
        await rotateIn(portal, 'access-tokens', hour)
        const fresh = accessOf(await portal.signedIn(robin))
        assert.deepEqual(await onBoth(fresh), [200, 200])
        assert.deepEqual(await onBoth(old), [200, 200])
        await rotate.run(second.database, { name: 'access-tokens', acceptSeconds: 0, lifetimes })
        await until(async () => (await onBoth(fresh)).join() === '401,401', 'both processes refuse the old')
        assert.deepEqual(await onBoth(old), [401, 401])
        const signedIn = portalVisitor(second.url)
        await signedIn.post('/api/v2/developer/authenticate', {
          username: robin.email,
          password: robin.password,
        })
        assert.deepEqual(await onBoth(accessOf(signedIn)), [200, 200])
      } finally {
        await second.close()
      }
    },
  )
})

describe('a rotation of the key of refresh tokens', () => {
  let portal: RealPortal
  before(async () => (portal = await realPortal({ developers: [robin] })))
  after(() => portal.close())

  const successors = (acceptSeconds: number) => rotateIn(portal, 'refresh-token-successors', acceptSeconds)
  /** Signed in, with a token that was derived with the key of now. */
  async function refreshed(): Promise<PortalVisitor> {
    const developer = await portal.signedIn(robin)
    assert.equal((await developer.post(refresh)).status, 200)
    return developer
  }
  const next = async (visitor: PortalVisitor) => (await visitor.post(refresh)).status

  it('lets sessions go on, and two tabs get the same successor across it', async () => {
    const developer = await refreshed()
    const tab = developer.copy()
    assert.equal(await next(developer), 200)
    await successors(hour)
    // The other tab still has the token of before.
    assert.equal(await next(tab), 200)
    assert.equal(
      tab.cookies.get('portalrefreshtoken')?.value,
      developer.cookies.get('portalrefreshtoken')?.value,
    )
    assert.deepEqual([await next(developer), await next(developer)], [200, 200])
  })

  it('at once ends what was derived with it, and no session that has just begun', async () => {
    const [derived, fresh] = [await refreshed(), await portal.signedIn(robin)]
    await successors(0)
    assert.deepEqual([await next(derived), await next(fresh), await next(fresh)], [401, 200, 200])
  })

  for (const [how, acceptSeconds] of [
    ['with a time', hour],
    ['at once', 0],
  ] as const) {
    it(`${how}, before a refresh derives its token: it uses the new key`, needsPostgres, async () => {
      const [fresh, derived] = [await portal.signedIn(robin), await refreshed()]
      const held = await holdRefreshTokens(portal)
      const both = Promise.all([next(fresh), next(derived)])
      await held.waiters(2)
      await successors(acceptSeconds)
      await held.release()
      assert.deepEqual(await both, [200, acceptSeconds === 0 ? 401 : 200])
      // Derived with the new key, it is accepted when the old one is not.
      await successors(hour)
      assert.equal(await next(fresh), 200)
    })

    it(
      `${how}, after a refresh has derived its token: that counts as one of before`,
      needsPostgres,
      async () => {
        const developer = await portal.signedIn(robin)
        const held = await holdNewRefreshTokens(portal)
        const response = next(developer)
        await held.waiters(1)
        await successors(acceptSeconds)
        await held.release()
        assert.equal(await response, 200)
        assert.equal(await next(developer), acceptSeconds === 0 ? 401 : 200)
      },
    )
  }
})

describe('a rotation of the other keys', () => {
  let portal: RealPortal
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>
  before(async () => {
    provider = await startIdentityProvider([{ sub: 'ada', email: 'ada@example.com', email_verified: true }])
    portal = await realPortal({
      environment: { SSO_HARBOUR_CLIENT_SECRET: clientSecret },
      products: [levels],
      developers: [robin],
      settings: singleSignOn(provider, {
        ...strategySettings,
        ...userSettings,
        users: { registration: 'access_code' },
        captcha: { provider: 'proof_of_work', difficulty: 10, kinds: ['developer'] },
      }),
    })
  })
  after(async () => {
    await portal.close()
    await provider.close()
  })

  it('lets a sign-in at a provider end that began before, unless it is at once', async () => {
    const browser = { redirect: 'manual', headers: { 'sec-fetch-mode': 'navigate' } } as const
    const endOf = async (acceptSeconds: number) => {
      const visitor = portal.visitor()
      const begun = await visitor.fetch('/api/v2/developer/authenticate/sso', browser)
      const back = new URL(await provider.choose(begun.headers.get('location') ?? '', 'ada'))
      await rotateIn(portal, 'sso-attempts', acceptSeconds)
      const response = await visitor.fetch(back.pathname + back.search, browser)
      return new URL(response.headers.get('location') ?? '').searchParams
    }
    assert.equal((await endOf(hour)).get('loginSuccess'), 'true')
    assert.equal((await endOf(0)).get('error'), 'sso_expired')
  })

  it('lets a solved captcha count that was begun before, unless it is at once', async () => {
    const statusAfter = async (acceptSeconds: number, email: string) => {
      const visitor = portal.visitor()
      const challenge = await challengeOf(visitor)
      const captcha_token = captchaTokenOf(challenge, await solutionOf(challenge))
      for (const name of ['captcha-challenges', 'captcha-solutions'] as const)
        await rotateIn(portal, name, acceptSeconds)
      const body = { email, full_name: 'Ada', captcha_token }
      return (await visitor.post('/api/v2/developer', body)).status
    }
    assert.deepEqual(
      [await statusAfter(hour, 'a@example.com'), await statusAfter(0, 'b@example.com')],
      [201, 400],
    )
  })

  it('repeats the response to a request of before, unless it is at once', async () => {
    const developer = await portal.signedIn(robin)
    const strategies = await namesAt(developer, '/applications/auth-strategies')
    const made = async (name: string) => {
      const body = { name, auth_strategy_id: strategies['API key'] }
      const response = await developer.post('/api/v2/applications', body, { 'idempotency-key': name })
      return [response.status, ((await response.json()) as { id?: string }).id] as const
    }
    const first = await made('Same')
    assert.equal(first[0], 201)
    await rotateIn(portal, 'idempotent-answers')
    assert.deepEqual(await made('Same'), first)
    assert.deepEqual(await made('Other'), await made('Other'))
    await rotateIn(portal, 'idempotent-answers', 0)
    // Nobody can read what was stored, so this is a new request, and the name is taken.
    assert.equal((await made('Same'))[0], 409)
  })

  it('lets access codes of before be used, unless it is at once', async () => {
    const codeOf = async (name: string) =>
      (await createAccessCode.run(portal.database, { name })).lines[0] ?? ''
    const register = async (accessCode: string, email: string) => {
      const body = registrationOf(email, { registrationCode: accessCode })
      return (await portal.visitor().post('/auth/api/v1/register', body)).status
    }
    const before = await codeOf('before')
    await rotateIn(portal, 'access-codes')
    const afterwards = await codeOf('afterwards')
    assert.deepEqual(
      [await register(before, 'one@example.com'), await register(afterwards, 'two@example.com')],
      [201, 201],
    )
    await rotateIn(portal, 'access-codes', 0)
    assert.equal(await register(before, 'three@example.com'), 403)
  })

  it('lets known devices stay known, unless it is at once', async () => {
    const devices = createKnownDevices(createSecrets(portal.database), hour)
    const address = { kind: 'developer', email: robin.email } as const
    const token = await devices.issue(address)
    const id = await devices.idOf(token, address)
    assert.ok(id)
    await rotateIn(portal, 'known-devices')
    assert.equal(await devices.idOf(token, address), id)
    await rotateIn(portal, 'known-devices', 0)
    assert.equal(await devices.idOf(token, address), undefined)
  })

  it('of all of them names each, and refuses what is none', async () => {
    const { records } = await rotateIn(portal, undefined, hour)
    const names = (records as { name: string; accepted_seconds: number }[]).map(({ name }) => name)
    assert.ok(names.includes('access-tokens') && names.includes('known-devices') && names.length >= 9)
    await assert.rejects(
      rotate.run(portal.database, { name: 'organization-ids', lifetimes }),
      /^CommandRefused: There is no secret "organization-ids" to rotate; there are access-tokens,/,
    )
  })

  it('is another thing than the end of all sessions, which may be of one kind', async () => {
    const developer = await portal.signedIn(robin)
    await addUser(portal)
    const user = await signedInUser(portal, kim)
    const userStatus = async () => (await user.get('/v2/users/me')).status
    assert.deepEqual([(await developer.get(me)).status, await userStatus()], [200, 200])
    const { lines } = await endAll.run(portal.database, { kind: 'user' })
    assert.equal(lines[0], 'Ended 1 session of users.')
    assert.deepEqual([(await developer.get(me)).status, await userStatus()], [200, 401])
    await endAll.run(portal.database, {})
    assert.deepEqual([(await developer.get(me)).status, (await developer.post(refresh)).status], [401, 401])
    const last = (await auditLog(portal)).filter(({ action }) => action === 'session.end-all').at(-1)
    assert.equal(last?.subject, 'all')
  })
})
