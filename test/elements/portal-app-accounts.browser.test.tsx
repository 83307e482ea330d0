import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { nextEvent, shows, waitUntil } from '../support/mount'
import { type Screen, show, type } from '../support/screen'

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const robin = 'robin@example.com'

const responses = {
  'GET /api/v2/portal': { json: { portal_id: 'p', is_public: false, basic_auth_enabled: true } },
  'POST /api/v2/developer': { status: 201 },
  'POST /api/v2/developer/verify-email': { status: 202, json: { email: robin, token } },
  'POST /api/v2/developer/reset-password': { status: 204 },
  'POST /api/v2/developer/forgot-password': { status: 200 },
}

/** A whole portal that keeps its location in memory, before a server that agrees to everything. */
async function portalAt(path: string, script = {}) {
  const world = await browserWorld({ ...responses, ...script })
  const app = `<portal-app history="memory" path="${path}" api-base-url="${world.url}" lang="en" keep-title></portal-app>`
  return { world, screen: show(app) }
}

/** The same for a developer whom the browser remembers as signed in, at the applications. */
async function portalWithSession(script = {}) {
  const world = await browserWorld({ ...responses, ...script })
  const session = { developer: { id: 'd', email: robin, full_name: 'Robin' } }
  const stored = btoa(encodeURIComponent(JSON.stringify(session)))
  localStorage.setItem(`portal-elements:developer:${world.url}:session`, stored)
  const app = `<portal-app history="memory" path="/my-apps" api-base-url="${world.url}" lang="en" keep-title></portal-app>`
  return { world, screen: show(app) }
}

async function enter(screen: Screen, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) type(await screen.field(label), value)
}

it('a visitor who registers enters name and e-mail, and is told to read the mail', async () => {
  const { world, screen } = await portalAt('/login')
  ;(await screen.find('link', 'Sign up')).click()
  await enter(screen, { 'Full name': 'Robin Shaw', Email: robin })
  await screen.isAccessible()
  await screen.press('Sign up')
  await screen.find('heading', 'Confirm your email address')
  await shows(screen.element, 'Please check your email to confirm your address.')
  const call = (await world.log()).find((entry) => entry.call === 'POST /api/v2/developer')
  expect(JSON.parse(call!.body)).to.deep.equal({ email: robin, full_name: 'Robin Shaw' })
  ;(await screen.find('link', 'Log in')).click()
  await screen.find('heading', 'Log in')
})

it('a confirmed address leads to choosing a password, and that back to the login', async () => {
  const { world, screen } = await portalAt(`/login?token=${token}`)
  await screen.find('heading', 'Set your password')
  expect((await screen.field('Email')).value).to.equal(robin)
  await screen.isAccessible()
  await enter(screen, { 'New password': 'Portal-demo-1', 'Confirm password': 'Portal-demo-1' })
  await screen.press('Set password')
  await screen.find('heading', 'Log in')
  await shows(screen.element, 'Password successfully set!')
  expect((await screen.field('Email')).value).to.equal(robin)
  const call = (await world.log()).find((entry) => entry.call.endsWith('reset-password'))
  expect(JSON.parse(call!.body)).to.deep.equal({ password: 'Portal-demo-1', token })
})

it('who has chosen the first password reads that the account waits for approval', async () => {
  const { screen } = await portalAt(`/login?token=${token}`, {
    'POST /api/v2/developer/verify-email': {
      status: 202,
      json: { email: robin, token, awaits_approval: true },
    },
  })
  await enter(screen, { 'New password': 'Portal-demo-1', 'Confirm password': 'Portal-demo-1' })
  await screen.press('Set password')
  await shows(
    screen.element,
    'Password successfully set! Your email has been confirmed. Awaiting account approval.',
  )
  await screen.isAccessible()
})

it('a confirmed address of an account that has a password stays at the login', async () => {
  const confirmed = { status: 202, json: { email: robin } }
  const { screen } = await portalAt(`/login?token=${token}`, {
    'POST /api/v2/developer/verify-email': confirmed,
  })
  await shows(screen.element, 'Email successfully confirmed!')
})

it('a forgotten password is asked for with the bare address, and a button leads back', async () => {
  const { world, screen } = await portalAt('/forgot-password')
  await shows(screen.element, 'We will send you a link to set a new password.')
  await screen.find('link', 'Return to login')
  await enter(screen, { Email: robin })
  await screen.isAccessible()
  await screen.press('Recover password')
  await shows(screen.element, 'If an account exists for the email provided')
  const call = (await world.log()).find((entry) => entry.call.endsWith('forgot-password'))
  expect(call!.body).to.equal(JSON.stringify({ email: robin }))
  await screen.press('Return to login')
  await screen.find('heading', 'Log in')
})

it('a page that cancels the success of a form decides where to go', async () => {
  const { screen } = await portalAt(`/reset-password?token=${token}&email=${robin}`)
  screen.element.addEventListener('reset-password-success', (event) => event.preventDefault())
  await enter(screen, { 'New password': 'Portal-demo-1', 'Confirm password': 'Portal-demo-1' })
  const success = nextEvent(document, 'reset-password-success')
  await screen.press('Set password')
  await success
  await shows(screen.element, 'Password successfully set!')
  await screen.find('heading', 'Set your password')
})

it('a token leaves the address of the portal, and stays with the form', async () => {
  const before = location.href
  history.replaceState(null, '', `#/reset-password?token=${token}&email=${robin}`)
  const world = await browserWorld(responses)
  const screen = show(
    `<portal-app history="hash" api-base-url="${world.url}" lang="en" keep-title></portal-app>`,
  )
  await screen.find('heading', 'Set your password')
  await waitUntil(() => !location.href.includes(token))
  await enter(screen, { 'New password': 'Portal-demo-1', 'Confirm password': 'Portal-demo-1' })
  await screen.press('Set password')
  await screen.find('heading', 'Log in')
  expect(location.hash).to.equal(`#/login?passwordReset=true&email=${encodeURIComponent(robin)}`)
  const call = (await world.log()).find((entry) => entry.call.endsWith('reset-password'))
  expect(JSON.parse(call!.body)).to.deep.include({ token })
  screen.element.remove()
  history.replaceState(null, '', before)
})

it('an ended session leads where the server says, and the page is asked before', async () => {
  const away = 'https://id.example/ended?hint=a'
  const { world, screen } = await portalWithSession({
    'GET /api/v2/applications': { status: 401 },
    'POST /api/v2/developer/refresh': { status: 401 },
    'POST /api/v2/developer/logout': { json: { logout_url: away } },
  })
  const asked: string[] = []
  screen.element.addEventListener('navigate', (event) => {
    event.preventDefault()
    asked.push((event as CustomEvent<{ to: string }>).detail.to)
  })
  await screen.find('heading', 'Log in')
  await waitUntil(() => asked.length > 0, 'the question')
  expect(asked).to.deep.equal([away])
  expect(await world.count('POST /api/v2/developer/logout')).to.equal(1)
})
