import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { call } from '../../support/server/applications'
import {
  endingSessions,
  holdAccount,
  holdAccountChanges,
  holdInOppositeOrder,
} from '../../support/server/held-account'
import { mailPortal, type MailPortal } from '../../support/server/mail-portal'
import { auditLog, developerNamed, storedOrganizations } from '../../support/server/stored'
import { kim, patch, registrationOf, userSettings } from '../../support/server/user-accounts'
import type { PortalVisitor } from '../../support/server/visitor'

const me = '/api/v2/developer/me'
const password = 'Correct-horse-1'
const newPassword = 'Correct-horse-2'

describe('requests about one account that are under way at once', () => {
  let world: MailPortal
  before(
    async () =>
      (world = await mailPortal({
        settings: {
          ...userSettings,
          auth_strategies: [{ name: 'API key', type: 'key_auth', key_names: ['X-Api-Key'] }],
        },
      })),
  )
  after(() => world.close())

  async function newDeveloper(email: string) {
    await world.portal.addDeveloper({ email, password })
    return { email, browser: await world.portal.signedIn({ email, password }) }
  }

  /** Sends the requests so that they wait in the database in this order, after each has read what it reads first. */
  async function inOrder<T>(email: string, requests: readonly (() => Promise<T>)[]): Promise<T[]> {
    const held = await holdAccount(world.portal, email)
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

  const signIn = (visitor: PortalVisitor, email: string) => () =>
    visitor.post('/api/v2/developer/authenticate', { username: email, password })
  const change =
    (visitor: PortalVisitor, new_password = newPassword) =>
    () =>
      patch(visitor, `${me}/password`, { old_password: password, new_password })
  const revoke = (account: string) => async () => {
    await decideAccountOf('developer').run(world.portal.database, { account, decision: 'revoke' })
    return new Response()
  }
  const statusOf = async (visitor: PortalVisitor) => (await visitor.get(me)).status

  it('a sign-in whose password is changed meanwhile gets no session', async () => {
    const { email, browser } = await newDeveloper('change-first@example.com')
    const other = world.portal.visitor()
    const [changed, signedIn] = await inOrder(email, [change(browser), signIn(other, email)])
    assert.equal(changed?.status, 202)
    assert.equal(signedIn?.status, 401)
    assert.match(await signedIn.text(), /invalid-credentials/)
    assert.deepEqual([...other.cookies.keys()], [])
    assert.deepEqual([await statusOf(browser), await statusOf(other)], [200, 401])
  })

  it('a sign-in just before the change of its password has a session that the change ends', async () => {
    const { email, browser } = await newDeveloper('sign-in-first@example.com')
    const other = world.portal.visitor()
    const [signedIn, changed] = await inOrder(email, [signIn(other, email), change(browser)])
    assert.deepEqual([signedIn?.status, changed?.status], [204, 202])
    assert.deepEqual([await statusOf(browser), await statusOf(other)], [200, 401])
  })

  it('a sign-in of an account that is revoked meanwhile gets no session, and one just before loses it', async () => {
    const { email } = await newDeveloper('revoke-first@example.com')
    const visitor = world.portal.visitor()
    const [, refused] = await inOrder(email, [revoke(email), signIn(visitor, email)])
    assert.equal(refused?.status, 401)
    assert.match(await refused.text(), /account-pending-approval/)
    assert.deepEqual([...visitor.cookies.keys()], [])

    const { email: second } = await newDeveloper('revoke-second@example.com')
    const [signedIn] = await inOrder(second, [signIn(visitor, second), revoke(second)])
    assert.equal(signedIn?.status, 204)
    assert.equal(await statusOf(visitor), 401)
  })

  it('a refresh whose session is ended meanwhile gets no tokens', async () => {
    const { browser } = await newDeveloper('ended-meanwhile@example.com')
    const held = await endingSessions(world.portal)
    const refreshed = browser.post('/api/v2/developer/refresh')
    await held.waiters(1)
    await held.release()
    assert.equal((await refreshed).status, 401)
    assert.deepEqual(
      [...browser.cookies.keys()].filter((name) => name.includes('token')),
      [],
    )
  })

  it('a change of password that PostgreSQL undoes for a deadlock is made again, once', async () => {
    const { email, browser } = await newDeveloper('deadlock@example.com')
    const other = await world.portal.signedIn({ email, password })
    const held = await holdInOppositeOrder(world.portal, email)
    const changed = change(browser)()
    await held.waiters(1)
    await held.lockAccount()
    await held.release()
    assert.equal((await changed).status, 202)
    assert.deepEqual([await statusOf(browser), await statusOf(other)], [200, 401])
    const { id } = await developerNamed(world.portal, email)
    const entries = await auditLog(world.portal)
    const changes = entries.filter(
      ({ action, subject }) => action === 'developer.set-password' && subject === id,
    )
    assert.equal(changes.length, 1)
  })

  it('two applications that are created at once, each with an idempotency key, do not wait for each other', async () => {
    const { email, browser } = await newDeveloper('two-applications@example.com')
    const held = await holdAccountChanges(world.portal, email)
    const created = ['First', 'Second'].map((name) =>
      call(browser, 'POST /applications', { name }, { 'idempotency-key': `key of ${name}` }),
    )
    await held.waiters(2)
    await held.release()
    assert.deepEqual(
      (await Promise.all(created)).map(({ status }) => status),
      [201, 201],
    )
  })

  it('of two changes with one old password the first succeeds', async () => {
    const { email, browser } = await newDeveloper('two-changes@example.com')
    const [first, second] = await inOrder(email, [
      change(browser, 'Of-the-first-1'),
      change(browser, 'Of-the-second-1'),
    ])
    assert.deepEqual([first?.status, second?.status], [202, 400])
    assert.match(String(await second?.text()), /old_password/)
    await world.portal.signedIn({ email, password: 'Of-the-first-1' })
  })

  it('a link sets no password of an account that is revoked meanwhile', async () => {
    for (const isRevokedFirst of [true, false]) {
      const { email } = await newDeveloper(`reset-${isRevokedFirst ? 'second' : 'first'}@example.com`)
      await world.portal.visitor().post('/api/v2/developer/forgot-password', { email })
      const { token } = await world.mailbox.mailTo(email)
      const { password_hash: before } = await developerNamed(world.portal, email)
      const reset = () =>
        world.portal.visitor().post('/api/v2/developer/reset-password', { token, password: newPassword })
      const requests = isRevokedFirst ? [revoke(email), reset] : [reset, revoke(email)]
      const responses = await inOrder(email, requests)
      const after = await developerNamed(world.portal, email)
      assert.equal(after.status, 'revoked')
      assert.equal(responses[isRevokedFirst ? 1 : 0]?.status, isRevokedFirst ? 401 : 204)
      assert.equal(after.password_hash === before, isRevokedFirst)
    }
  })

  describe('with the registration of a user', () => {
    const register = (visitor: PortalVisitor, email: string, changes: object) => () =>
      visitor.post('/api/v1/register', registrationOf(email, changes))
    const elsewhere = { password: 'Of-another-1', organization: 'Another office', defaultRegion: 'eu' }
    const nameOf = async (email: string) => {
      const { organization_id } = await developerNamed(world.portal, email)
      const organizations = await storedOrganizations(world.portal)
      return organizations.find(({ id }) => id === organization_id)?.name
    }
    const signInUser = async (email: string, given: string) =>
      (await world.portal.visitor().post('/api/v1/authenticate', { username: email, password: given })).status

    for (const isOwnerFirst of [true, false])
      it(`each browser keeps its own of two at once, ${isOwnerFirst ? 'the first' : 'the second'} being the owner’s`, async () => {
        const email = `registers-${isOwnerFirst ? 'first' : 'second'}@example.com`
        const owner = world.portal.visitor()
        const own = register(owner, email, {})
        await register(owner, email, { password: 'Of-yesterday-1' })()
        const other = register(world.portal.visitor(), email, elsewhere)
        await inOrder(email, isOwnerFirst ? [own, other] : [other, own])
        const { token } = await world.mailbox.mailTo(email, 3)
        assert.equal((await patch(owner, '/api/v1/email-verifications', { token })).status, 200)
        for (const wrong of ['Of-yesterday-1', elsewhere.password])
          assert.equal(await signInUser(email, wrong), 401)
        assert.equal(await signInUser(email, kim.password), 204)
        assert.equal(await nameOf(email), kim.organization)
      })

    for (const isConfirmedFirst of [true, false])
      it(`${isConfirmedFirst ? 'one elsewhere, while the owner confirms,' : 'a confirmation, while another browser registers,'} changes nothing of the other`, async () => {
        const email = `confirms-${isConfirmedFirst ? 'first' : 'second'}@example.com`
        const owner = world.portal.visitor()
        await register(owner, email, {})()
        const { token } = await world.mailbox.mailTo(email)
        const confirm = () => patch(owner, '/api/v1/email-verifications', { token })
        const other = register(world.portal.visitor(), email, elsewhere)
        const responses = await inOrder(email, isConfirmedFirst ? [confirm, other] : [other, confirm])
        assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 201])
        assert.equal(await signInUser(email, elsewhere.password), 401)
        assert.equal(await signInUser(email, kim.password), 204)
        assert.equal(await nameOf(email), kim.organization)
      })
  })

  it('an operator who renames an account does not approve it again', async () => {
    const { email } = await newDeveloper('renamed@example.com')
    const rename = async () => {
      await createAccountOf('developer').run(world.portal.database, { email, name: 'Robin Renamed' })
      return new Response()
    }
    await inOrder(email, [revoke(email), rename])
    const { status, full_name } = await developerNamed(world.portal, email)
    assert.deepEqual({ status, full_name }, { status: 'revoked', full_name: 'Robin Renamed' })
  })
})
