import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { browserWorld } from '../support/browser-world'
import { nextEvent, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, type RealPortalOptions, sharedPortal } from '../support/portal'
import { isBlocked, type Screen, show } from '../support/screen'
import type { Script } from '../support/scripted-api.mjs'

const robin = { email: 'robin@example.com', password: 'Portal-demo-1' }
const tides = {
  folder: 'tides',
  product: { name: 'Tides', versions: [{ name: '1.0' }] },
  files: {
    'versions/1.0/openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Tide tables, version: "1.0" }\npaths: {}\n',
  },
}

type RouteChange = { path: string; name: string; title: string }

function app({ url }: PortalAddress, attributes = 'history="memory"'): Screen {
  return show(`<portal-app api-base-url="${url}" lang="en" ${attributes}></portal-app>`)
}

const portalOf = (options: RealPortalOptions = {}) =>
  realPortal({ products: [tides], developers: [robin], ...options })

const publicPortal = sharedPortal({ settings: { public: true }, products: [tides] })

async function signIn(screen: Screen) {
  for (const [label, value] of [
    ['Email', robin.email],
    ['Password', robin.password],
  ] as const) {
    const field = await screen.field(label)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const button = await screen.find<HTMLButtonElement>('button', 'Log in')
  await waitUntil(() => !isBlocked(button))
  button.click()
}

beforeEach(() => localStorage.clear())

it('asks a visitor of a private portal to sign in, then shows the page asked for', async () => {
  const screen = app(await portalOf(), 'history="memory" path="/my-apps?query=a"')
  const locations: string[] = []
  screen.element.addEventListener('route-change', (event) =>
    locations.push((event as CustomEvent<RouteChange>).detail.path),
  )
  await signIn(screen)
  await screen.find('heading', 'My Apps')
  expect(locations).to.deep.equal(['/login', '/my-apps?query=a'])
})

it('starts when an attribute changes while its header is loading', async () => {
  const screen = app(await publicPortal())
  screen.element.setAttribute('portal-title', 'Harbour')
  await screen.find('link', 'Tides')
  expect(document.title).to.equal('Product Catalog | Harbour')
})

it('leaves the next step to a page that cancels login-success', async () => {
  const screen = app(await portalOf())
  const success = nextEvent(document, 'login-success')
  document.addEventListener('login-success', (event) => event.preventDefault(), { once: true })
  await signIn(screen)
  await success
  await screen.find('button', robin.email)
  expect(screen.all('heading', 'Log in').length).to.equal(1)
})

it('names screen and portal in the title of the page, and leaves it alone when told to', async () => {
  const portal = await portalOf({ settings: { name: 'Harbour', public: true } })
  document.title = 'Host'
  const silent = app(portal, 'history="memory" keep-title')
  await silent.find('link', 'Tides')
  expect(document.title).to.equal('Host')
  silent.element.remove()

  const screen = app(portal)
  await screen.find('link', 'Tides')
  expect(document.title).to.equal('Product Catalog | Harbour')
  screen.element.setAttribute('portal-title', 'Acme')
  await waitUntil(() => document.title === 'Product Catalog | Acme', 'the given title')
})

it('names the portal where one signs in and signs up', async () => {
  const portal = await portalOf({ settings: { name: 'Harbour' } })
  const screen = app(portal, 'history="memory" path="/login"')
  await screen.find('heading', 'Log in')
  expect(screen.element.querySelector('main')?.textContent).to.contain('Harbour')
  const register = await screen.find('link', 'Sign up')
  register.click()
  await screen.find('button', 'Sign up')
  expect(screen.element.querySelector('main')?.textContent).to.contain('Harbour')
})

it('keeps its location behind the hash, goes back with the browser, and shows links that say where they lead', async () => {
  const screen = app(await publicPortal(), 'history="hash"')
  const link = await screen.find<HTMLAnchorElement>('link', 'Tides')
  expect(link.getAttribute('href')).to.match(/^#\/spec\//)
  const arrived = nextEvent<RouteChange>(screen.element, 'route-change')
  link.click()
  expect((await arrived).detail.name).to.equal('spec')
  expect(location.hash).to.match(/^#\/spec\//)
  const returned = nextEvent<RouteChange>(screen.element, 'route-change')
  history.back()
  expect((await returned).detail.name).to.equal('catalog')
})

it('moves focus to the heading of the next screen and tells its title', async () => {
  const screen = app(await publicPortal())
  ;(await screen.find('link', 'Tides')).click()
  const heading = await screen.find('heading', 'Tide tables')
  await waitUntil(() => heading.matches(':focus'), 'focus on the heading')
  expect(screen.all('status').some((status) => status.textContent === 'API Spec')).to.equal(true)
})

it('asks a host that owns the location, and goes where it says', async () => {
  const screen = app(await publicPortal(), 'history="host" path="/"')
  const asked: string[] = []
  screen.element.addEventListener('navigate', (event) => {
    event.preventDefault()
    asked.push((event as CustomEvent<{ to: string }>).detail.to)
  })
  ;(await screen.find('link', 'Tides')).click()
  await waitUntil(() => asked.length > 0, 'the question')
  expect(asked[0]).to.match(/^\/spec\//)
  expect(screen.all('heading', 'Tide tables').length).to.equal(0)
  screen.element.setAttribute('path', asked[0]!)
  await screen.find('heading', 'Tide tables')
})

it('shows links below the base of the host, and asks for paths without it', async () => {
  const screen = app(await publicPortal(), 'history="host" base="/developers" path="/"')
  const link = await screen.find<HTMLAnchorElement>('link', 'Tides')
  expect(link.getAttribute('href')).to.match(/^\/developers\/spec\//)
  const asked = nextEvent<{ to: string }>(screen.element, 'navigate')
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  link.click()
  expect((await asked).detail.to).to.match(/^\/spec\//)
})

it('says that a redirect takes the place of the location in the history', async () => {
  const screen = app(await publicPortal(), 'history="host" path="/"')
  const moves: { to: string; replace: boolean }[] = []
  screen.element.addEventListener('navigate', (event) => {
    event.preventDefault()
    const { detail } = event as CustomEvent<{ to: string; replace: boolean }>
    moves.push(detail)
    screen.element.setAttribute('path', detail.to)
  })
  ;(await screen.find('link', 'Tides')).click()
  await screen.find('heading', 'Tide tables')
  // An address without a version becomes one with it.
  await waitUntil(() => moves.length === 2, 'the redirect')
  expect(moves.map(({ replace }) => replace)).to.deep.equal([false, true])
})

it('tells a host that answers later of a move once, and arrives once', async () => {
  const screen = app(await publicPortal(), 'history="host" path="/404"')
  const catalog = await screen.find('link', 'Catalog')
  await screen.find('heading', /not found/i)
  const asked: string[] = []
  const arrived: string[] = []
  const responded = new Promise<void>((resolve, fail) =>
    screen.element.addEventListener('navigate', (event) => {
      const { to } = (event as CustomEvent<{ to: string }>).detail
      asked.push(to)
      screen.find('link', 'Tides').then(() => {
        screen.element.setAttribute('path', to)
        resolve()
      }, fail)
    }),
  )
  screen.element.addEventListener('route-change', (event) =>
    arrived.push((event as CustomEvent<RouteChange>).detail.path),
  )
  catalog.click()
  await responded
  screen.element.setAttribute('path', '/404')
  await screen.find('heading', /not found/i)
  expect(asked).to.deep.equal(['/'])
  expect(arrived).to.deep.equal(['/', '/404'])
})

it('tells a host of the place where the guards lead as well', async () => {
  const screen = app(await portalOf(), 'history="host" path="/register"')
  const asked: string[] = []
  screen.element.addEventListener('navigate', (event) =>
    asked.push((event as CustomEvent<{ to: string }>).detail.to),
  )
  ;(await screen.find('link', 'Harbour APIs')).click()
  await screen.find('heading', 'Log in')
  expect(asked).to.deep.equal(['/', '/login'])
})

it('stays where it is when the page cancels navigate', async () => {
  const screen = app(await publicPortal())
  const link = await screen.find('link', 'Tides')
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  const asked = nextEvent<{ to: string }>(screen.element, 'navigate')
  link.click()
  expect((await asked).detail.to).to.match(/^\/spec\//)
  expect(screen.all('heading', 'Tide tables').length).to.equal(0)
})

describe('what cannot be shown', () => {
  const context = { portal_id: 'p', name: 'Harbour', is_public: false, rbac_enabled: true }
  const actions = 'GET /api/v2/products/p1/actions'

  async function signedInAt(path: string, script: Script) {
    const { url } = await browserWorld({ 'GET /api/v2/portal': { json: context }, ...script })
    const session = { developer: { id: 'd', email: robin.email, full_name: 'Robin' } }
    const stored = btoa(encodeURIComponent(JSON.stringify(session)))
    localStorage.setItem(`portal-elements:developer:${url}:session`, stored)
    return show(`<portal-app history="memory" path="${path}" api-base-url="${url}" lang="en"></portal-app>`)
  }

  it('is the portal, when it could not start', async () => {
    const screen = await signedInAt('/', { 'GET /api/v2/portal': { status: 500 } })
    await screen.find('heading', 'The portal could not start')
    expect(document.title).to.equal('Error | Developer Portal')
    await screen.isAccessible()
  })

  it('is a page of it, whose permission could not be asked for', async () => {
    const screen = await signedInAt('/docs/p1', { [actions]: { status: 500 } })
    await screen.find('heading', 'This page could not be loaded')
    expect(document.title).to.equal('Error | Harbour')
    screen.element.setAttribute('lang', 'de')
    await screen.find('heading', 'Diese Seite konnte nicht geladen werden')
    expect(document.title).to.equal('Fehler | Harbour')
    await screen.isAccessible()
  })
})

it('lets people who go by keyboard skip the header', async () => {
  const screen = app(await publicPortal())
  await screen.find('link', 'Tides')
  const skip = await screen.find('link', 'Skip to content')
  expect(screen.all('link')[0]).to.equal(skip)
  skip.focus()
  expect(getComputedStyle(skip).clipPath).to.equal('none')
  await screen.isAccessible()
  await sendKeys({ press: 'Enter' })
  expect(document.activeElement).to.equal(await screen.find('main'))
  expect(location.hash).to.equal('')
  await sendKeys({ press: 'Tab' })
  expect((await screen.find('main')).contains(document.activeElement)).to.equal(true)
})

it('speaks another language as soon as it is told to, title included', async () => {
  const screen = app(await portalOf({ settings: { name: 'Harbour', public: true } }))
  await screen.find('link', 'Tides')
  screen.element.setAttribute('lang', 'de')
  await waitUntil(() => document.title === 'Produktkatalog | Harbour', 'the German title')
  await screen.find('link', 'Katalog')
})

it('keeps its screen when it is moved on the page', async () => {
  const screen = app(await publicPortal())
  ;(await screen.find('link', 'Tides')).click()
  await screen.find('heading', 'Tide tables')
  const elsewhere = document.createElement('section')
  screen.element.parentElement?.append(elsewhere)
  elsewhere.append(screen.element)
  await screen.find('heading', 'Tide tables')
})

it('has no finding of axe', async () => {
  const screen = app(await publicPortal())
  await screen.find('link', 'Tides')
  await screen.isAccessible()
})
