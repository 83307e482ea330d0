import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { createKey } from '../../../server/src/commands/keys'
import { contractFetch } from '../../support/server/contract'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { auditLog, developerId, storedMails } from '../../support/server/stored'
import { expirePendingLinks } from '../../support/server/time-passes'
import type { PortalVisitor } from '../../support/server/visitor'

const begins = '/api/v2/developer/authenticate/sso'
const authenticate = '/api/v2/developer/authenticate'
const me = '/api/v2/developer/me'
const browser = { redirect: 'manual', headers: { accept: 'text/html' } } as const
const password = 'Correct-horse-1'

function locationOf(response: Response): URL {
  assert.equal(response.status, 302)
  return new URL(response.headers.get('location') ?? '')
}

describe('linking identities to accounts', () => {
  let harbour: TestIdentityProvider
  let acme: TestIdentityProvider
  let portal: RealPortal
  let people = 0
  before(async () => {
    harbour = await startIdentityProvider([])
    acme = await startIdentityProvider([])
    portal = await realPortal({
      environment: { SSO_HARBOUR_CLIENT_SECRET: clientSecret, SSO_ACME_CLIENT_SECRET: clientSecret },
    })
  })
  after(async () => {
    await portal.close()
    await Promise.all([harbour.close(), acme.close()])
  })
  beforeEach(() => offer())

  type Name = 'harbour' | 'acme'
  const providers = () => ({ harbour, acme })

  /** Imports settings with both providers. @param domains - Those that each speaks for. */
  const offer = (
    domains: Partial<Record<Name, string[]>> = {},
    { hasPasswords = true }: { hasPasswords?: boolean } = {},
  ) =>
    portal.import({
      settings: {
        approve_developers: true,
        sign_in: {
          password: hasPasswords,
          providers: Object.entries(providers()).map(([name, { issuer }]) => ({
            name,
            issuer,
            client_id: 'portal',
            email_domains: domains[name as Name] ?? [],
          })),
        },
      },
    })

  /** A person whom both providers say the same of, with an account. */
  async function personWithAccount(account: { password?: string } = { password }) {
    const email = `person${(people += 1)}@example.com`
    await createAccountOf('developer').run(portal.database, { email, name: 'Ada Example', ...account })
    return { email, sub: known(email) }
  }

  /** Adds a person with an address to both providers. @returns the subject. */
  function known(email: string, sub = `sub-of-${email}`): string {
    for (const { people: list } of [harbour, acme]) list.push({ sub, email, email_verified: true })
    return sub
  }

  /** Comes back from a provider. @returns where the browser goes. */
  async function comeFrom(name: Name, sub: string, visitor = portal.visitor()): Promise<URL> {
    const begun = locationOf(await visitor.fetch(`${begins}?provider=${name}`, browser))
    const back = new URL(await providers()[name].choose(begun.href, sub))
    return locationOf(await visitor.fetch(back.pathname + back.search, browser))
  }

  const outcome = ({ searchParams }: URL) =>
    searchParams.get('error') ?? `signed in: ${searchParams.get('loginSuccess')}`
  const comesIn = 'signed in: true'
  const enter = async (visitor: PortalVisitor, email: string, entered = password) =>
    (await visitor.post(authenticate, { username: email, password: entered })).status

  /** Templates of the mails to the owner of an account, with their data. */
  async function mailsTo(email: string) {
    const id = await developerId(portal, email)
    const mails = (await storedMails(portal)).filter(({ account_id }) => account_id === id)
    return mails.map(({ template, data }) => [template, data])
  }
  const linkedBy = (provider: Name) => ['identity-linked', { provider }]

  async function proofsOf(email: string) {
    const id = await developerId(portal, email)
    const entries = await auditLog(portal)
    return entries
      .filter(({ action, subject }) => action === 'developer.link' && subject === id)
      .map(({ details }) => [details.provider, details.proof])
  }

  it('wants the password of an account once, mails the owner, and then lets the provider alone sign in', async () => {
    const { email, sub } = await personWithAccount()
    const visitor = portal.visitor()
    const asked = await comeFrom('harbour', sub, visitor)
    assert.equal(asked.origin + asked.pathname, `${portal.url}/login`)
    assert.deepEqual(Object.fromEntries(asked.searchParams), {
      logout: 'true',
      error: 'password_required',
      basicAuth: 'true',
      email,
      link: 'harbour',
    })
    assert.equal((await visitor.get(me)).status, 401)
    assert.match(visitor.cookies.get('portallink')?.attributes ?? '', /Max-Age=600.*HttpOnly.*SameSite=Lax/)
    assert.deepEqual(await mailsTo(email), [])

    assert.equal(await enter(visitor, email, 'Wrong-horse-1'), 401)
    assert.equal(await enter(visitor, email), 204)
    assert.equal((await visitor.get(me)).status, 200)
    assert.deepEqual(await mailsTo(email), [linkedBy('harbour')])
    assert.deepEqual(await proofsOf(email), [['harbour', 'password']])

    const again = portal.visitor()
    assert.equal(outcome(await comeFrom('harbour', sub, again)), comesIn)
    assert.equal((await again.get(me)).status, 200)
    assert.equal(await enter(visitor, email), 204)
    assert.equal((await proofsOf(email)).length, 1)
  })

  it('links nothing to another account, in another browser, or when ten minutes have passed', async () => {
    const { email, sub } = await personWithAccount()
    const other = await personWithAccount()
    const visitor = portal.visitor()
    await comeFrom('harbour', sub, visitor)
    assert.equal(await enter(visitor, other.email), 204)
    assert.equal(await enter(portal.visitor(), email), 204)
    assert.deepEqual([await proofsOf(other.email), await proofsOf(email)], [[], []])
    assert.equal(outcome(await comeFrom('harbour', sub)), 'password_required')

    // That of the other account did not use it up.
    const late = visitor.copy()
    assert.equal(await enter(visitor, email), 204)
    assert.deepEqual(await proofsOf(email), [['harbour', 'password']])
    assert.equal(await enter(late, email), 204)
    assert.equal((await proofsOf(email)).length, 1)

    const slow = portal.visitor()
    await comeFrom('harbour', other.sub, slow)
    await expirePendingLinks(portal)
    assert.equal(await enter(slow, other.email), 204)
    assert.deepEqual(await proofsOf(other.email), [])
  })

  it('links one of two identities that wait for the same password', async () => {
    const { email, sub } = await personWithAccount()
    const [first, second] = [portal.visitor(), portal.visitor()]
    await comeFrom('harbour', sub, first)
    await comeFrom('acme', sub, second)
    assert.equal(await enter(second, email), 204)
    assert.equal(await enter(first, email), 204)
    assert.deepEqual(await proofsOf(email), [['acme', 'password']])
    assert.equal(outcome(await comeFrom('harbour', sub)), 'other_identity')
  })

  describe('an account without a password', () => {
    const without = () => personWithAccount({})

    it('is linked by a provider that speaks for its domain, and by no other', async () => {
      await offer({ acme: ['Other.example', 'EXAMPLE.com'] })
      const { email, sub } = await without()
      assert.equal(outcome(await comeFrom('harbour', sub)), 'password_missing')
      assert.equal(outcome(await comeFrom('acme', sub)), comesIn)
      assert.deepEqual(await proofsOf(email), [['acme', 'email-domain']])
      assert.deepEqual(await mailsTo(email), [linkedBy('acme')])
    })

    for (const domain of ['com', 'mail.example.com', 'ample.com', 'example.com.example']) {
      it(`is not linked by one that speaks for ${domain}`, async () => {
        const { sub } = await without()
        if (domain === 'com') await assert.rejects(offer({ harbour: [domain] }), /must be a domain/)
        else await offer({ harbour: [domain] })
        assert.equal(outcome(await comeFrom('harbour', sub)), 'password_missing')
      })
    }

    for (const status of ['pending', 'rejected', 'revoked'] as const) {
      it(`is not linked while it is ${status}`, async () => {
        await offer({ harbour: ['example.com'] })
        const { email, sub } = await without()
        await createAccountOf('developer').run(portal.database, { email, status })
        assert.equal(outcome(await comeFrom('harbour', sub)), 'account_disabled')
        assert.deepEqual(await proofsOf(email), [])
      })
    }
  })

  it('wants the password also for a domain that the provider speaks for', async () => {
    await offer({ harbour: ['example.com'] })
    const { sub } = await personWithAccount()
    assert.equal(outcome(await comeFrom('harbour', sub)), 'password_required')
  })

  it('links by the domain alone in a portal without passwords', async () => {
    const [one, two] = [await personWithAccount(), await personWithAccount({})]
    await offer({ harbour: ['example.com'] }, { hasPasswords: false })
    assert.equal(outcome(await comeFrom('acme', one.sub)), 'link_refused')
    assert.equal(outcome(await comeFrom('acme', two.sub)), 'link_refused')
    assert.equal(outcome(await comeFrom('harbour', one.sub)), comesIn)
    assert.equal(outcome(await comeFrom('harbour', two.sub)), comesIn)
  })

  for (const [first, second] of [
    ['harbour', 'acme'],
    ['acme', 'harbour'],
  ] as const) {
    it(`keeps an account that ${first} made from ${second}, which asserts the same address`, async () => {
      const email = `person${(people += 1)}@example.com`
      const sub = known(email)
      await offer({ [second]: ['example.com'] })
      assert.equal(outcome(await comeFrom(first, sub)), comesIn)
      assert.deepEqual(await mailsTo(email), [linkedBy(first)])
      const other = portal.visitor()
      assert.equal(outcome(await comeFrom(second, sub, other)), 'other_identity')
      assert.equal((await other.get(me)).status, 401)
      assert.equal(outcome(await comeFrom(first, known(email, `another-${sub}`))), 'other_identity')
      assert.equal(outcome(await comeFrom(first, sub)), comesIn)
    })
  }

  it('takes over an account that nobody has confirmed, by any provider, without its password', async () => {
    const email = `person${(people += 1)}@example.com`
    await portal.addDeveloper({ email, password, full_name: 'A Stranger', status: 'unverified' })
    const visitor = portal.visitor()
    assert.equal(outcome(await comeFrom('harbour', known(email), visitor)), comesIn)
    const { full_name: name } = (await (await visitor.get(me)).json()) as { full_name: string }
    assert.equal(name, email.split('@')[0])
    assert.equal(await enter(portal.visitor(), email), 401)
    assert.equal(outcome(await comeFrom('acme', `sub-of-${email}`)), 'other_identity')
  })

  describe('unlinking by an operator', () => {
    let key: string
    let readingKey: string
    before(async () => {
      const keys = ['accounts', 'read'] as const
      const made = keys.map((role) => createKey.run(portal.database, { name: role, role }))
      ;[key = '', readingKey = ''] = (await Promise.all(made)).map(({ lines }) => lines[0])
    })

    const operate = (method: 'GET' | 'DELETE', path: string, { by = key, kind = 'developers' } = {}) =>
      contractFetch(`${portal.url}/api/operator/v1/${kind}/${path}`, {
        method,
        headers: { authorization: `Bearer ${by}` },
      })
    async function identitiesOf(email: string) {
      const response = await operate('GET', `${await developerId(portal, email)}/identities`)
      assert.equal(response.status, 200)
      return ((await response.json()) as { data: Record<string, string>[] }).data
    }

    it('ends the sessions that began with the identity, is mailed and recorded, and begins anew', async () => {
      const { email, sub } = await personWithAccount()
      const visitor = portal.visitor()
      await comeFrom('harbour', sub, visitor)
      await enter(visitor, email)
      const atProvider = portal.visitor()
      await comeFrom('harbour', sub, atProvider)
      const [identity] = await identitiesOf(email)
      assert.deepEqual(
        [identity?.provider, identity?.issuer, identity?.subject],
        ['harbour', harbour.issuer, sub],
      )

      const id = await developerId(portal, email)
      assert.equal((await operate('DELETE', `${id}/identities/${id}`)).status, 404)
      assert.equal((await operate('DELETE', `${id}/identities/${identity?.id}`)).status, 204)
      assert.equal((await operate('DELETE', `${id}/identities/${identity?.id}`)).status, 404)
      assert.equal((await atProvider.get(me)).status, 401)
      assert.equal((await visitor.get(me)).status, 200)
      assert.deepEqual(await identitiesOf(email), [])
      assert.deepEqual((await mailsTo(email)).at(-1), ['identity-unlinked', { provider: 'harbour' }])
      const entry = (await auditLog(portal)).findLast(({ subject }) => subject === id)
      assert.deepEqual(
        [entry?.actor.startsWith('key:'), entry?.action, entry?.details.sessions],
        [true, 'developer.unlink', 1],
      )
      assert.equal(outcome(await comeFrom('harbour', sub)), 'password_required')
      assert.equal(outcome(await comeFrom('acme', sub)), 'password_required')
    })

    it('knows accounts of its kind and their identities only', async () => {
      const [one, two] = [await personWithAccount({}), await personWithAccount({})]
      await offer({ harbour: ['example.com'] })
      for (const { sub } of [one, two]) assert.equal(outcome(await comeFrom('harbour', sub)), comesIn)
      const [identity] = await identitiesOf(one.email)
      const [own, other] = [await developerId(portal, one.email), await developerId(portal, two.email)]
      assert.equal((await operate('DELETE', `${other}/identities/${identity?.id}`)).status, 404)
      const asReader = { by: readingKey }
      assert.equal((await operate('GET', `${own}/identities`, asReader)).status, 200)
      assert.equal((await operate('DELETE', `${own}/identities/${identity?.id}`, asReader)).status, 403)
      for (const path of [`${own}/identities`, `${own}/identities/${identity?.id}`]) {
        const method = path.endsWith('identities') ? 'GET' : 'DELETE'
        assert.equal((await operate(method, path, { kind: 'users' })).status, 404)
      }
      assert.equal((await identitiesOf(one.email)).length, 1)
    })
  })
})
