import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { listIdentities, unlinkIdentity } from '../../../server/src/commands/identities'
import { holdAccount } from '../../support/server/held-account'
import {
  clientSecret,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/server/identity-provider'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'

const begins = '/api/v2/developer/authenticate/sso'
const me = '/api/v2/developer/me'
const browser = { redirect: 'manual', headers: { accept: 'text/html' } } as const
const password = 'Correct-horse-1'
type Name = 'harbour' | 'acme'

describe('identities of one account that come at once', () => {
  let providers: Record<Name, TestIdentityProvider>
  let portal: RealPortal
  before(async () => {
    providers = { harbour: await startIdentityProvider([]), acme: await startIdentityProvider([]) }
    portal = await realPortal({
      environment: { SSO_HARBOUR_CLIENT_SECRET: clientSecret, SSO_ACME_CLIENT_SECRET: clientSecret },
      settings: {
        sign_in: {
          providers: Object.entries(providers).map(([name, { issuer }]) => ({
            name,
            issuer,
            client_id: 'portal',
            email_domains: ['example.com'],
          })),
        },
      },
    })
  })
  after(async () => {
    await portal.close()
    await Promise.all(Object.values(providers).map((provider) => provider.close()))
  })

  async function newAccount(email: string, account: { password?: string } = {}) {
    await createAccountOf('developer').run(portal.database, { email, name: 'Ada Example', ...account })
    for (const { people } of Object.values(providers))
      people.push({ sub: email, email, email_verified: true })
  }

  /** Goes to a provider and signs in there. @returns what comes back with its response. */
  async function atProvider(name: Name, sub: string, visitor: PortalVisitor) {
    const begun = await visitor.fetch(`${begins}?provider=${name}`, browser)
    const back = new URL(await providers[name].choose(begun.headers.get('location') ?? '', sub))
    return async () => {
      const response = await visitor.fetch(back.pathname + back.search, browser)
      const { searchParams } = new URL(response.headers.get('location') ?? '')
      return searchParams.get('error') ?? 'signed in'
    }
  }

  /** Sends requests so that they wait for the account in this order. */
  async function inOrder<T>(email: string, requests: readonly (() => Promise<T>)[]): Promise<T[]> {
    const held = await holdAccount(portal, email)
    const sent: Promise<T>[] = []
    try {
      for (const request of requests) {
        sent.push(request())
        await held.waiters(sent.length)
      }
    } finally {
      await held.release()
    }
    return Promise.all(sent)
  }

  const linked = async (email: string) => {
    const { records } = await listIdentities.run(portal.database, { kind: 'developer', account: email })
    return records.map((record) => (record as { provider: string }).provider)
  }
  const statusOf = async (visitor: PortalVisitor) => (await visitor.get(me)).status

  for (const [first, second] of [
    ['harbour', 'acme'],
    ['acme', 'harbour'],
  ] as const) {
    it(`${first} has the account if it comes before ${second}, and both speak for the domain`, async () => {
      const email = `${first}-first@example.com`
      await newAccount(email)
      const visitors = [portal.visitor(), portal.visitor()] as const
      const outcomes = await inOrder(email, [
        await atProvider(first, email, visitors[0]),
        await atProvider(second, email, visitors[1]),
      ])
      assert.deepEqual(outcomes, ['signed in', 'other_identity'])
      assert.deepEqual(await linked(email), [first])
      assert.deepEqual(await Promise.all(visitors.map(statusOf)), [200, 401])
    })

    it(`${first} has the account if its password is entered before that for ${second}`, async () => {
      const email = `${first}-by-password@example.com`
      await newAccount(email, { password })
      const enter = async (name: Name) => {
        const visitor = portal.visitor()
        assert.equal(await (await atProvider(name, email, visitor))(), 'password_required')
        return async () => {
          const credentials = { username: email, password }
          return (await visitor.post('/api/v2/developer/authenticate', credentials)).status
        }
      }
      assert.deepEqual(await inOrder(email, [await enter(first), await enter(second)]), [204, 204])
      assert.deepEqual(await linked(email), [first])
    })
  }

  const unlink = (email: string) => async () =>
    (await unlinkIdentity.run(portal.database, { kind: 'developer', account: email })).lines[0]

  it('a sign-in whose identity is unlinked meanwhile gets no session, and one just before loses it', async () => {
    const email = 'unlinked@example.com'
    await newAccount(email)
    await (
      await atProvider('harbour', email, portal.visitor())
    )()
    const late = portal.visitor()
    const [, refused] = await inOrder(email, [unlink(email), await atProvider('harbour', email, late)])
    assert.equal(refused, 'sso_expired')
    assert.equal(await statusOf(late), 401)

    await (
      await atProvider('harbour', email, portal.visitor())
    )()
    const early = portal.visitor()
    const [signedIn] = await inOrder(email, [await atProvider('harbour', email, early), unlink(email)])
    assert.equal(signedIn, 'signed in')
    assert.equal(await statusOf(early), 401)
    assert.deepEqual(await linked(email), [])
  })
})
