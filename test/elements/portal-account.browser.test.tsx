import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { robin, signIn } from '../support/developer'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal, type TestDeveloper } from '../support/portal'
import { isBlocked, type Screen, show, type } from '../support/screen'

const harbour = sharedPortal()

const kim = { email: 'kim@example.com', password: 'Correct-horse-1' }
const userSettings = {
  users: {},
  pages: {
    user: {
      verify_email: 'https://harbour.example/sign-in',
      reset_password: 'https://harbour.example/new-password',
      accept_invitation: 'https://harbour.example/join',
      sign_in: 'https://harbour.example/sign-in',
    },
  },
}

function accountOf({ url }: PortalAddress, attributes = 'lang="en"'): Screen {
  const screen = show(`<portal-account api-base-url="${url}" ${attributes}></portal-account>`)
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  return screen
}

/** A developer of the portal of this file, signed in on this page, and how to open sessions in other browsers. */
async function portalOfRobin() {
  const portal = await harbour()
  const developer = await portal.freshDeveloper()
  return {
    portal,
    developer,
    page: await signIn(portal, developer),
    elsewhere: () => elsewhere(portal, developer),
  }
}

/** A session without cookies of this page, so it is another browser's. */
async function elsewhere(
  { url }: PortalAddress,
  { email, password }: TestDeveloper,
  path = '/api/v2/developer',
) {
  const response = await fetch(`${url}${path}/authenticate`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  })
  expect(response.status).to.equal(204)
}

const sessionsIn = (screen: Screen) => screen.all('listitem').map(({ textContent }) => textContent)

async function changePassword(screen: Screen, before: string, after: string) {
  await screen.press('Change password')
  type(await screen.field('Current password'), before)
  for (const label of ['New password', 'Confirm password']) type(await screen.field(label), after)
}

it('shows a developer address, name and this browser, and that there is no other', async () => {
  const { portal, developer } = await portalOfRobin()
  const screen = accountOf(portal, 'lang="en" theme="light"')
  await shows(screen.element, developer.email)
  expect((await screen.field('Full name')).value).to.equal('Robin Example')
  await screen.find('listitem')
  await shows(screen.element, 'This browser')
  expect(sessionsIn(screen)[0]).to.match(/ on .*This browser.*Logged in: .*Last used: /)
  await shows(screen.element, 'You are not logged in anywhere else.')
  expect(screen.all('button', /End/)).to.deep.equal([])
  expect(screen.all('heading').map(({ textContent }) => textContent)).to.deep.equal([
    'Account',
    'Profile',
    'Password',
    'Sessions',
  ])
  await screen.isAccessible()
})

it('saves another name, which all that show it have from then on, and says so once', async () => {
  const portal = await realPortal({ developers: [robin] })
  const page = await signIn(portal)
  const screen = accountOf(portal)
  const field = await screen.field('Full name')
  const save = await screen.find<HTMLButtonElement>('button', 'Save')
  expect(isBlocked(save)).to.be.true
  await shows(screen.element, 'The name has not been changed yet.')
  type(field, '  ')
  await shows(screen.element, 'Still missing: Full name')
  type(field, ' Robin Pilot ')
  const sessionChanges: Event[] = []
  screen.element.addEventListener('session-change', (event) => sessionChanges.push(event))
  const updated = nextEvent(document, 'account-updated')
  await screen.press('Save')
  await updated
  await shows(screen.element, 'Your name has been saved.')
  expect(field.value).to.equal('Robin Pilot')
  expect(isBlocked(save)).to.be.true
  expect((await page.call<{ full_name: string }>('GET /developer/me')).full_name).to.equal('Robin Pilot')
  expect(sessionChanges).to.deep.equal([])
})

it('ends the session of another browser, after a question, and says which', async () => {
  const { portal, elsewhere: signInElsewhere, page } = await portalOfRobin()
  await signInElsewhere()
  const screen = accountOf(portal)
  await screen.press(/^End session/)
  const dialog = await screen.find('dialog', 'End session')
  expect(dialog.textContent).to.match(/ on .* will be logged out/)
  await screen.isAccessible()
  await screen.press('Cancel')
  await screen.gone('dialog')
  expect(sessionsIn(screen)).to.have.length(2)

  await screen.press(/^End session/)
  const { data } = await page.call<{ data: { id: string; is_current: boolean }[] }>('GET /developer/sessions')
  const ended = nextEvent<{ sessionId: string }>(document, 'session-ended')
  await screen.press('End session')
  expect((await ended).detail).to.deep.equal({ sessionId: data.find((one) => !one.is_current)?.id })
  await shows(screen.element, 'The session has ended.')
  await waitUntil(() => sessionsIn(screen).length === 1, 'one session')
  await waitUntil(() => document.activeElement?.textContent === 'Sessions', 'focus on the heading')
})

it('ends all other sessions at once, and one that has ended meanwhile counts as ended', async () => {
  const { portal, elsewhere: signInElsewhere, page } = await portalOfRobin()
  for (let count = 0; count < 2; count += 1) await signInElsewhere()
  const screen = accountOf(portal)
  await waitUntil(() => sessionsIn(screen).length === 3, 'three sessions')
  const [first] = screen.all('button', /^End session/)
  first?.click()
  await screen.find('dialog')
  await page.call('DELETE /developer/sessions')
  await screen.press('End session')
  await shows(screen.element, 'The session has ended.')
  await waitUntil(() => sessionsIn(screen).length === 1, 'one session')

  screen.element.remove()
  for (let count = 0; count < 2; count += 1) await signInElsewhere()
  const again = accountOf(portal)
  await again.press('End all other sessions')
  const ended: string[] = []
  again.element.addEventListener('session-ended', (event) =>
    ended.push((event as CustomEvent<{ sessionId: string }>).detail.sessionId),
  )
  const dialog = await again.find('dialog', 'End all other sessions')
  dialog.querySelector<HTMLButtonElement>('[data-variant=danger]')?.click()
  await shows(again.element, 'All other sessions have ended.')
  await waitUntil(() => sessionsIn(again).length === 1, 'one session')
  expect(new Set(ended).size).to.equal(2)
})

for (const keeps of [false, true]) {
  it(`changes the password, and ${keeps ? 'keeps the other sessions if asked to' : 'ends the other sessions'}`, async () => {
    const { portal, developer, elsewhere: signInElsewhere } = await portalOfRobin()
    await signInElsewhere()
    const screen = accountOf(portal)
    await waitUntil(() => sessionsIn(screen).length === 2, 'two sessions')
    await changePassword(screen, developer.password, 'Portal-demo-2')
    const box = await screen.find<HTMLInputElement>('checkbox', 'End all other sessions')
    expect(box.checked).to.be.true
    if (keeps) box.click()
    await screen.isAccessible()
    const updated = nextEvent(document, 'account-updated')
    await screen.press('Change password')
    await updated
    await shows(screen.element, 'Your password has been changed.')
    await waitUntil(() => sessionsIn(screen).length === (keeps ? 2 : 1), 'the sessions that are left')
    await screen.find('button', 'Change password')
    await waitUntil(() => document.activeElement?.textContent === 'Change password', 'focus on the button')
    await elsewhere(portal, { ...developer, password: 'Portal-demo-2' })
  })
}

it('says at the field that the password is another, and takes the form away', async () => {
  const { portal } = await portalOfRobin()
  const screen = accountOf(portal)
  await changePassword(screen, 'wrong', 'Portal-demo-2')
  await screen.press('Change password')
  await shows(screen.element, 'Current password')
  await waitUntil(
    async () => (await screen.field('Current password')).getAttribute('aria-invalid') === 'true',
    'the mark at the field',
  )
  await screen.press('Cancel')
  await waitUntil(() => !screen.element.querySelector('input[type=password]'), 'no form')
  await waitUntil(() => document.activeElement?.textContent === 'Change password', 'focus on the button')
})

it('has its passwords where password managers find them, in a shadow root too', async () => {
  const { portal, developer } = await portalOfRobin()
  const screen = accountOf(portal, 'lang="en" shadow')
  await screen.press('Change password')
  await waitUntil(() => screen.element.querySelectorAll('input[type=password]').length === 3, 'fields')
  const name = screen.element.querySelector<HTMLInputElement>('input[autocomplete=username]')
  expect(name?.value).to.equal(developer.email)
  await screen.isAccessible()
})

it('is the account of a user, too', async () => {
  const portal = await realPortal({ settings: userSettings, users: [kim] })
  const body = JSON.stringify({ username: kim.email, password: kim.password })
  const headers = { 'content-type': 'application/json' }
  const url = `${portal.url}/auth/api/v1/authenticate`
  await fetch(url, { method: 'POST', body, headers, credentials: 'include' })
  await elsewhere(portal, kim, '/auth/api/v1')
  const screen = accountOf(portal, 'lang="en" user-entity="user" theme="dark"')
  await shows(screen.element, kim.email)
  await waitUntil(() => sessionsIn(screen).length === 2, 'two sessions')
  await screen.isAccessible()

  type(await screen.field('Full name'), 'Kim Pilot')
  const renamed = nextEvent(document, 'account-updated')
  await screen.press('Save')
  await renamed
  await screen.press('End all other sessions')
  const dialog = await screen.find('dialog')
  dialog.querySelector<HTMLButtonElement>('[data-variant=danger]')?.click()
  await waitUntil(() => sessionsIn(screen).length === 1, 'one session')

  await changePassword(screen, kim.password, 'Correct-horse-2')
  const updated = nextEvent(document, 'account-updated')
  await screen.press('Change password')
  await updated
  await elsewhere(portal, { ...kim, password: 'Correct-horse-2' }, '/auth/api/v1')
})

const me = { id: 'd', email: robin.email, full_name: 'Robin Example', created_at: '', updated_at: '' }
const CONTEXT = 'GET /api/v2/portal'
const ME = 'GET /api/v2/developer/me'
const SESSIONS = 'GET /api/v2/developer/sessions'
const privateContext = { portal_id: 'p', is_public: false, basic_auth_enabled: true }

it('leaves out what a server without the extensions cannot do', async () => {
  const patch = 'PATCH /v2/users/me/password'
  const world = await browserWorld({
    [CONTEXT]: { json: privateContext },
    [ME]: { json: me },
    [patch]: { status: 202 },
  })
  const screen = accountOf(world)
  await shows(screen.element, robin.email)
  await shows(screen.element, 'Robin Example')
  await waitUntil(() => !screen.element.querySelector('input'), 'no field for the name')
  expect(screen.all('heading', 'Sessions')).to.deep.equal([])
  expect(screen.all('alert').flatMap(({ textContent }) => textContent || [])).to.deep.equal([])
  await changePassword(screen, 'Portal-demo-1', 'Portal-demo-2')
  const updated = nextEvent(document, 'account-updated')
  await screen.press('Change password')
  await updated
  expect(await world.count(patch)).to.equal(1)
  const { body } = (await world.log()).find(({ call }) => call === patch) ?? {}
  expect(JSON.parse(body ?? '')).to.deep.equal({
    old_password: 'Portal-demo-1',
    new_password: 'Portal-demo-2',
  })
})

it('says that identity providers have the passwords where the portal takes none', async () => {
  const world = await browserWorld({
    [CONTEXT]: { json: { ...privateContext, basic_auth_enabled: false, oidc_auth_enabled: true } },
    [ME]: { json: me },
  })
  const screen = accountOf(world)
  await shows(screen.element, 'You log in through an identity provider.')
  expect(screen.all('button', 'Change password')).to.deep.equal([])
})

it('shows what it has if the sessions cannot be loaded, and loads them again', async () => {
  const failing = { status: 500, json: { status: 500, title: 'Internal', detail: 'The disk is full' } }
  const retried = 'GET /api/v2/developer/sessions'
  const session = {
    id: 's1',
    created_at: '2026-01-02T03:04:05Z',
    last_used_at: '2026-01-02T03:04:05Z',
    network: null,
    device: { browser: null, system: null },
    is_current: true,
  }
  const world = await browserWorld({
    [CONTEXT]: { json: privateContext },
    [ME]: { json: me },
    [SESSIONS]: { ...failing, until: retried, then: { json: { data: [session] } } },
  })
  const screen = accountOf(world)
  await shows(screen.element, 'The disk is full')
  const field = await screen.field('Full name')
  type(field, 'Robin Pilot')
  await screen.isAccessible()
  await screen.press('Try again')
  await shows(screen.element, 'Unknown device')
  expect((await screen.field('Full name')).value).to.equal('Robin Pilot')
})

it('says why nothing could be loaded, and loads it again', async () => {
  const world = await browserWorld({
    [CONTEXT]: { json: privateContext },
    [ME]: { status: 500, json: {}, until: ME, then: { json: me } },
  })
  const screen = accountOf(world)
  await screen.press('Try again')
  await shows(screen.element, robin.email)
})

it('keeps the name that was typed when the server refuses it, and says why at the field', async () => {
  const invalid = [{ field: 'full_name', rule: 'max_length', maximum: 256, reason: 'is too long' }]
  const world = await browserWorld({
    [CONTEXT]: { json: privateContext },
    [ME]: { json: me },
    [SESSIONS]: { json: { data: [] } },
    'PATCH /api/v2/developer/me': { status: 400, json: { status: 400, invalid_parameters: invalid } },
  })
  const screen = accountOf(world)
  const field = await screen.field('Full name')
  type(field, 'Robin Pilot')
  await screen.press('Save')
  await waitUntil(() => field.getAttribute('aria-invalid') === 'true', 'the mark at the field')
  expect(field.value).to.equal('Robin Pilot')
  await shows(screen.element, 'Is too long')
  type(field, 'Robin')
  await waitUntil(() => !field.hasAttribute('aria-invalid'), 'no mark at the field')
  expect(screen.element.textContent).not.to.include('too long')
  expect(screen.all('alert').flatMap(({ textContent }) => textContent || [])).to.deep.equal([])
})

for (const [lang, heading] of [
  ['ca', 'Compte'],
  ['de', 'Konto'],
  ['es', 'Cuenta'],
  ['fr', 'Compte'],
] as const) {
  it(`speaks ${lang}`, async () => {
    const { portal } = await portalOfRobin()
    const screen = accountOf(portal, `lang="${lang}" theme="dark" shadow`)
    await screen.find('heading', heading)
    await screen.find('listitem')
    await screen.isAccessible()
  })
}
