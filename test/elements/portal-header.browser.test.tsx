import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { chosenLanguage } from '../../src/state/chosen-language'
import { browserWorld } from '../support/browser-world'
import { nextEvent, waitUntil } from '../support/mount'
import { type PortalAddress, realPortal, sharedPortal } from '../support/portal'
import { isBlocked, type Screen, show } from '../support/screen'

const robin = { email: 'robin@example.com', password: 'Portal-demo-1' }

const privatePortal = sharedPortal({ settings: { name: 'Harbour' } })

function headerOf({ url }: PortalAddress, attributes = ''): Screen {
  return show(`<portal-header api-base-url="${url}" lang="en" ${attributes}></portal-header>`)
}

/** A header whose developer is signed in; the page takes over every move. */
async function signedIn(attributes = '') {
  const portal = await realPortal({ developers: [robin] })
  const login = show(
    `<portal-login api-base-url="${portal.url}" user-entity="developer" lang="en"></portal-login>`,
  )
  for (const [label, value] of [
    ['Email', robin.email],
    ['Password', robin.password],
  ] as const) {
    const field = await login.field(label)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const button = await login.find<HTMLButtonElement>('button', 'Log in')
  await waitUntil(() => !isBlocked(button))
  const success = nextEvent(document, 'login-success')
  button.click()
  await success
  const screen = headerOf(portal, attributes)
  screen.element.addEventListener('navigate', (event) => event.preventDefault())
  return { portal, screen, account: await screen.find('button', robin.email) }
}

const focusIs = (element: Element | undefined) =>
  waitUntil(() => document.activeElement === element, element?.textContent ?? '')

it('shows visitors of a private portal its logo, and no catalog, which would lead them back to the sign-in', async () => {
  const screen = headerOf(await privatePortal())
  const home = await screen.find<HTMLAnchorElement>('link', 'Harbour')
  await waitUntil(() => home.querySelector('img')?.naturalWidth)
  expect(screen.all('link', 'Catalog')).to.have.length(0)
  expect(screen.all('link', 'My Apps')).to.have.length(0)
  expect(screen.all('button').length).to.equal(0)
  await screen.isAccessible()
})

it('leads where the page says', async () => {
  const screen = headerOf(await privatePortal(), 'home-href="/products.html"')
  expect((await screen.find<HTMLAnchorElement>('link', 'Catalog')).pathname).to.equal('/products.html')
})

it('shows the name of the portal where its logo cannot be loaded', async () => {
  const screen = headerOf(await privatePortal())
  const home = await screen.find('link', 'Harbour')
  home.querySelector('img')?.dispatchEvent(new Event('error'))
  await waitUntil(() => home.textContent === 'Harbour' && !home.querySelector('img'))
})

describe('the choice of a language', () => {
  const forget = () => {
    document.cookie = 'portal_language=; Path=/; Max-Age=0'
    chosenLanguage.set(undefined)
  }
  beforeEach(forget)
  afterEach(forget)

  it('changes all elements of the page, and is remembered in a cookie', async () => {
    const portal = await realPortal({ settings: { name: 'Harbour', languages: ['en', 'de', 'fr'] } })
    const screen = headerOf(portal, 'theme="light"')
    const login = show(`<portal-login api-base-url="${portal.url}" user-entity="developer"></portal-login>`)
    await login.find('button', 'Log in')
    const button = await screen.find('button', 'Language')
    button.click()
    await screen.find('menu', 'Language')
    const names = screen.all('menuitemradio').map((item) => [item.lang, item.textContent])
    expect(names).to.deep.equal([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
    ])
    expect((await screen.find('menuitemradio', 'English')).getAttribute('aria-checked')).to.equal('true')
    await screen.isAccessible()
    ;(await screen.find('menuitemradio', 'Deutsch')).click()
    await screen.find('button', 'Sprache')
    await login.find('button', 'Anmelden')
    expect(document.cookie).to.include('portal_language=de')
    await screen.isAccessible()
  })

  it('is taken up again from the cookie, unless the portal no longer offers it', async () => {
    document.cookie = 'portal_language=fr; Path=/'
    const portal = await realPortal({ settings: { name: 'Harbour', languages: ['en', 'fr'] } })
    await headerOf(portal).find('button', 'Langue')
    forget()
    document.cookie = 'portal_language=es; Path=/'
    await headerOf(portal).find('button', 'Language')
  })

  it('in a page of the portal begins with that of its address, until another is chosen', async () => {
    document.cookie = 'portal_language=fr; Path=/'
    const before = location.href
    history.replaceState(null, '', '?lang=de&from=mail')
    try {
      const portal = await realPortal({ settings: { name: 'Harbour', languages: ['en', 'de', 'fr'] } })
      const app = show(`<portal-app api-base-url="${portal.url}" history="path"></portal-app>`)
      ;(await app.find('button', 'Sprache')).click()
      ;(await app.find('menuitemradio', 'English')).click()
      await app.find('button', 'Language')
      expect(document.cookie).to.include('portal_language=en')
      expect(location.search).not.to.include('lang')
    } finally {
      history.replaceState(null, '', before)
    }
  })

  it('is not offered where there is nothing to choose', async () => {
    const portal = await realPortal({ settings: { name: 'Harbour', languages: ['en'] } })
    const screen = headerOf(portal)
    await screen.find('link', 'Harbour')
    expect(screen.all('button')).to.have.length(0)
  })
})

describe('the account menu', () => {
  it('opens, moves and closes by keyboard, and gives the focus back', async () => {
    const { screen, account } = await signedIn()
    account.focus()
    await sendKeys({ press: 'Enter' })
    await screen.find('menu', robin.email)
    expect(account.getAttribute('aria-expanded')).to.equal('true')
    const items = screen.all('menuitem')
    const [myApps, own, logout] = items
    expect(items.map(({ textContent }) => textContent)).to.deep.equal(['My Apps', 'Account', 'Logout'])
    await screen.isAccessible()
    await focusIs(myApps)
    for (const [key, item] of [
      ['ArrowDown', own],
      ['ArrowDown', logout],
      ['ArrowDown', myApps],
      ['ArrowUp', logout],
      ['Home', myApps],
      ['End', logout],
      ['m', myApps],
    ] as const) {
      await sendKeys({ press: key })
      await focusIs(item)
    }
    await sendKeys({ press: 'Escape' })
    await focusIs(account)
    expect(screen.all('menu').length).to.equal(0)

    await sendKeys({ press: 'ArrowUp' })
    await waitUntil(() => document.activeElement?.textContent === 'Logout')
    await sendKeys({ press: 'Tab' })
    await screen.gone('menu')
  })

  it('closes with a press elsewhere', async () => {
    const { screen, account } = await signedIn()
    account.click()
    await screen.find('menu')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await screen.gone('menu')
  })

  it('leads to the applications, as the header does itself', async () => {
    const { screen, account } = await signedIn()
    expect((await screen.find<HTMLAnchorElement>('link', 'Catalog')).pathname).to.equal('/')
    const direct = nextEvent<{ to: string }>(document, 'navigate')
    ;(await screen.find('link', 'My Apps')).click()
    expect((await direct).detail.to).to.equal('/my-apps')
    account.click()
    const move = nextEvent<{ to: string }>(document, 'navigate')
    ;(await screen.find('menuitem', 'My Apps')).click()
    expect((await move).detail.to).to.equal('/my-apps')
  })

  it('says whose account it is, with the name beside the address', async () => {
    const { screen, account } = await signedIn()
    account.click()
    const menu = await screen.find('menu', robin.email)
    const heading = document.getElementById(menu.getAttribute('aria-describedby') ?? '')
    expect(heading?.textContent).to.equal(`Robin Example ${robin.email}`)
  })

  it('leads to the account, at the URL that the page gives', async () => {
    const { screen, account } = await signedIn('account-href="/members/me.html"')
    account.click()
    const item = await screen.find<HTMLAnchorElement>('menuitem', 'Account')
    expect(item.pathname).to.equal('/members/me.html')
    const move = nextEvent<{ to: string }>(document, 'navigate')
    item.click()
    expect((await move).detail.to).to.equal('/account')
  })
})

describe('logging out', () => {
  it('ends the session, goes to the login, and the account disappears', async () => {
    const { screen, account, portal } = await signedIn()
    account.click()
    const move = nextEvent<{ to: string }>(document, 'navigate')
    ;(await screen.find('menuitem', 'Logout')).click()
    expect((await move).detail.to).to.equal('/login')
    await screen.gone('button', robin.email)
    const me = await fetch(`${portal.url}/api/v2/developer/me`, { credentials: 'include' })
    expect(me.status).to.equal(401)
  })

  it('tells the page where it leads: out of the portal, where the server says so', async () => {
    const away = 'https://id.example/ended?hint=a'
    const world = await browserWorld({
      'GET /api/v2/portal': { json: { portal_id: 'p', is_public: false } },
      'POST /api/v2/developer/logout': { json: { logout_url: away } },
    })
    const session = { developer: { id: 'd', email: robin.email, full_name: 'Robin' } }
    const stored = btoa(encodeURIComponent(JSON.stringify(session)))
    localStorage.setItem(`portal-elements:developer:${world.url}:session`, stored)
    const screen = show(`<portal-header api-base-url="${world.url}" lang="en"></portal-header>`)
    const asked: string[] = []
    screen.element.addEventListener('navigate', (event) => {
      event.preventDefault()
      asked.push((event as CustomEvent<{ to: string }>).detail.to)
    })
    ;(await screen.find('button', robin.email)).click()
    ;(await screen.find('menuitem', 'Logout')).click()
    await waitUntil(() => asked.length > 0, 'the question')
    expect(asked).to.deep.equal([away])
    await screen.gone('status')
  })

  it('is left to the page when it says so', async () => {
    const { screen, account } = await signedIn()
    screen.element.addEventListener('logout', (event) => event.preventDefault())
    account.click()
    ;(await screen.find('menuitem', 'Logout')).click()
    await screen.gone('menu')
    await screen.find('button', robin.email)
  })
})

it('a public portal has no account, even for a signed-in developer', async () => {
  const { portal } = await signedIn()
  const { port } = new URL(portal.url)
  await portal.stop()
  const open = await realPortal({
    settings: { public: true },
    developers: [robin],
    environment: { PORT: port },
  })
  // A kit of its own, as after a reload: the first one has learned that the portal is private.
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><portal-header api-base-url="${open.url}" lang="en"></portal-header>
    <script type="module" src="${location.origin}/elements/index.ts"></script>`
  document.body.append(frame)
  const header = () => frame.contentDocument?.querySelector('portal-header')
  await waitUntil(() => header()?.textContent?.includes('Catalog'), 'header in a frame')
  await waitUntil(() => header()?.querySelector('img')?.complete)
  expect(header()?.textContent).not.to.include(robin.email)
  frame.remove()
})

it('opens the search of the portal by keyboard, and gives the focus back', async () => {
  const portal = await realPortal({ settings: { public: true } })
  const screen = headerOf(portal)
  const button = await screen.find('button', 'Search')
  const home = await screen.find('link', 'Catalog')
  home.focus()
  await sendKeys({ press: 'Meta+K' })
  const field = await screen.find('combobox', 'Search the portal')
  await focusIs(field)
  await screen.isAccessible()
  await sendKeys({ press: 'Escape' })
  await focusIs(home)
  expect(screen.all('dialog')).to.have.length(0)
  button.click()
  await focusIs(await screen.find('combobox', 'Search the portal'))
})
