import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import { contractFetch } from '../../support/server/contract'
import { mailPortal, type MailPortal } from '../../support/server/mail-portal'
import { expireMailTokens } from '../../support/server/time-passes'
import { addUser, kim, registrationOf, signedInUser, userSettings } from '../../support/server/user-accounts'

let world: MailPortal
let key: string
before(async () => {
  world = await mailPortal({ settings: userSettings })
  await addUser(world.portal)
  const { lines } = await createKey.run(world.portal.database, { name: 'robot', role: 'admin' })
  key = lines[0] ?? ''
})
after(() => world.close())

interface Invitation {
  id: string
  state: string
  email: string
  organization: string
  organization_id: string
}

async function operate<T = Invitation>(method: string, path: string, body?: unknown) {
  const response = await contractFetch(`${world.portal.url}/api/operator/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, body: (response.status === 204 ? {} : await response.json()) as T }
}

const invite = (email: string, more: object = { organization: 'Pilots' }) =>
  operate('POST', '/invitations', { email, ...more })

async function accept(token: string, changes: object = {}, language = 'en') {
  const body = { token, full_name: 'Sam Pilot', preferred_name: null, password: kim.password, ...changes }
  const response = await world.portal
    .visitor()
    .post('/v2/accept-invite', body, { 'accept-language': language })
  const result = (await response.json()) as { detail: string; email: string; errors?: { detail: string }[] }
  return { status: response.status, ...result }
}

it('an invitation leads from its mail to a profile in the organization, and works once', async () => {
  const email = 'sam@example.com'
  const { status, body } = await invite(email, { organization: 'Pilots', full_name: 'Sam', language: 'fr' })
  assert.equal(status, 201)
  const mail = await world.mailbox.mailTo(email)
  assert.equal(mail.subject, 'Vous êtes invité sur Harbour APIs')
  assert.match(String(mail.text), /rejoindre «\sPilots\s»/)
  assert.match(String(mail.text), /7\sjours/)
  const link = new URL(mail.link)
  assert.equal(link.origin + link.pathname, 'https://harbour.example/join')
  const { token, ...named } = Object.fromEntries(link.searchParams)
  assert.deepEqual(named, { email, org: 'Pilots', fullName: 'Sam' })

  const weak = await accept(token ?? '', { password: 'short' })
  assert.equal(weak.status, 400)
  assert.match(String(weak.errors?.[0]?.detail), /^the password does not meet the requirements: /)
  assert.equal((await accept(token ?? '', { full_name: 'two\nlines' })).status, 400)
  const accepted = await accept(token ?? '', { preferred_name: ' Sammy ' })
  assert.deepEqual([accepted.status, accepted.email], [200, email])
  const again = await accept(token ?? '', {}, 'es')
  assert.deepEqual(
    [again.status, again.detail],
    [410, 'Esta invitación ya se aceptó. Inicie sesión con la cuenta que se creó.'],
  )

  const user = await signedInUser(world.portal, { ...kim, email })
  const profile = (await (await user.get('/v2/users/me')).json()) as Record<string, unknown>
  assert.equal(profile.preferred_name, 'Sammy')
  assert.deepEqual(profile.organization, { id: body.organization_id, name: 'Pilots', region: 'us' })
  const { body: listed } = await operate<{ data: Invitation[] }>('GET', '/invitations?filter[state]=accepted')
  assert.ok(listed.data.some(({ id }) => id === body.id))
})

it('an invitation can be sent again after it expired, and revoked', async () => {
  const email = 'late@example.com'
  const { body } = await invite(email, { organization: 'Late ones' })
  const first = await world.mailbox.mailTo(email)
  await expireMailTokens(world.portal)
  const expired = await accept(first.token)
  assert.equal(expired.status, 410)
  assert.match(expired.detail, /has expired/)

  assert.equal((await operate('POST', `/invitations/${body.id}/mails`)).status, 200)
  const second = await world.mailbox.mailTo(email, 2)
  assert.equal((await operate('DELETE', `/invitations/${body.id}`)).status, 204)
  assert.equal((await operate('DELETE', `/invitations/${body.id}`)).status, 204)
  const revoked = await accept(second.token, {}, 'de')
  assert.equal(revoked.status, 410)
  assert.match(revoked.detail, /zurückgezogen/)
  assert.equal((await operate('POST', `/invitations/${body.id}/mails`)).status, 409)
  // A revoked one does not prevent a new one.
  assert.equal((await invite(email, { organization_id: body.organization_id })).status, 201)
})

it('an invitation is refused for whom it cannot be', async () => {
  assert.equal((await invite(kim.email)).status, 409)
  assert.equal((await invite('twice@example.com')).status, 201)
  assert.equal((await invite('Twice@example.com')).status, 409)
  assert.equal((await invite('no address')).status, 400)
  assert.equal((await invite('none@example.com', {})).status, 400)
  const unknown = '0b0e4b5a-0000-4000-8000-000000000000'
  assert.equal((await invite('none@example.com', { organization_id: unknown })).status, 400)
  assert.equal((await operate('POST', `/invitations/${unknown}/mails`)).status, 404)
  assert.equal((await operate('DELETE', `/invitations/${unknown}`)).status, 404)
  for (const token of ['', 'x', unknown]) assert.equal((await accept(token)).status, 404)
})

it('an invited person who registered meanwhile is not made twice, and an unconfirmed registration is taken over', async () => {
  const confirmed = 'meanwhile@example.com'
  await invite(confirmed)
  const { token } = await world.mailbox.mailTo(confirmed)
  await world.portal.visitor().post('/api/v1/register', registrationOf(confirmed))
  const verification = await world.mailbox.mailTo(confirmed, 2)
  await world.portal.visitor().fetch('/api/v1/email-verifications', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: verification.token }),
  })
  const taken = await accept(token)
  assert.equal(taken.status, 410)
  assert.match(taken.detail, /There is an account with this address already/)

  const unconfirmed = 'squatted@example.com'
  await invite(unconfirmed)
  const invitation = await world.mailbox.mailTo(unconfirmed)
  const squatter = registrationOf(unconfirmed, { password: 'Of-a-stranger-1' })
  await world.portal.visitor().post('/api/v1/register', squatter)
  await world.mailbox.mailTo(unconfirmed, 2)
  assert.equal((await accept(invitation.token)).status, 200)
  await signedInUser(world.portal, { ...kim, email: unconfirmed })
})
