import { expect } from '@open-wc/testing'
import { encodeSession } from '../../src/state/stored-session'
import { browserWorld } from '../support/browser-world'
import { robin, signIn } from '../support/developer'
import { shows, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal } from '../support/portal'
import { type Screen, show, type } from '../support/screen'

const showLogin = ({ url }: PortalAddress, attributes = ''): Screen =>
  show(`<portal-login api-base-url="${url}" user-entity="developer" lang="en" ${attributes}></portal-login>`)

async function enter(screen: Screen, email = robin.email, password = robin.password) {
  type(await screen.field('Email'), email)
  type(await screen.field('Password'), password)
  await screen.press('Log in')
}

/** What an earlier page of this origin stored. */
function storeSession({ url }: PortalAddress) {
  const developer = { id: '7f1d', email: robin.email, full_name: 'Robin' }
  localStorage.setItem(`portal-elements:developer:${url}:session`, encodeSession({ developer }))
}

const saysWho = (screen: Screen) => shows(screen.element, `You are logged in as ${robin.email}.`)

for (const attributes of ['theme="light"', 'theme="dark"', 'theme="light" shadow']) {
  it(`says who has signed in and offers to sign out: ${attributes}`, async () => {
    const portal = await realPortal({ developers: [robin] })
    const screen = showLogin(portal, attributes)
    await enter(screen)
    await screen.find('heading', 'Logged in')
    const root = screen.element.shadowRoot ?? screen.element
    expect(root.querySelector('[role=status]')?.textContent).to.equal(`You are logged in as ${robin.email}.`)
    await waitUntil(() => root.querySelector('.pe-login :focus'), 'the focus has not been lost')
    expect(screen.element.querySelector('form')).to.be.null
    await screen.isAccessible()

    await screen.press('Log out')
    expect((await screen.field('Email')).value).to.equal('')
    const me = await fetch(`${portal.url}/api/v2/developer/me`, { credentials: 'include' })
    expect(me.status).to.equal(401)
    await enter(screen)
    await screen.find('button', 'Log out')
  })
}

it('says so on load if a session is stored, in the reader’s language', async () => {
  const portal = await realPortal({ developers: [robin] })
  await signIn(portal)
  storeSession(portal)
  const screen = showLogin(portal)
  await saysWho(screen)
  expect(screen.element.querySelector('form')).to.be.null
  screen.element.lang = 'de'
  await screen.find('button', 'Abmelden')
})

it('shows the form if the stored session has ended on the server', async () => {
  const portal = await realPortal({ developers: [robin] })
  storeSession(portal)
  const screen = showLogin(portal)
  await enter(screen)
  await saysWho(screen)
})

it('follows a sign-in and a sign-out in another element', async () => {
  const portal = await realPortal({ developers: [robin] })
  const [screen, other] = [showLogin(portal), showLogin(portal)]
  await enter(screen)
  await saysWho(other)
  await other.press('Log out')
  await screen.field('Email')
})

it('says what else the address has to say, although a session is stored', async () => {
  const portal = await realPortal({ developers: [robin] })
  await signIn(portal)
  storeSession(portal)
  const address = location.href
  history.replaceState(null, '', '?passwordReset=true')
  try {
    await shows(showLogin(portal).element, 'Password successfully set!')
  } finally {
    history.replaceState(null, '', address)
  }
})

it('names users by the address that they entered', async () => {
  const logout = 'POST /api/v1/logout'
  const world = await browserWorld({
    'POST /auth/api/v1/authenticate': { status: 200, json: {} },
    [logout]: { status: 204 },
  })
  const screen = show(`<portal-login api-base-url="${world.url}" lang="en"></portal-login>`)
  await enter(screen)
  await saysWho(screen)
  await screen.press('Log out')
  await screen.field('Email')
  expect(await world.count(logout)).to.equal(1)
})
