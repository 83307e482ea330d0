import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { routeNames } from '../../src/router/routes'
import { ferries, robin, tides } from '../support/server/harbour'
import { writeContent } from '../support/server/written-content'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { expect, signIn, test as base } from './support/portal'

/**
 * Every route of the portal, walked by everybody in every mode of one server, which is told to be another portal by an import. What
 * the screens ask for is never answered: this is about the guards, and where they let people end.
 */
const pending = { email: 'kim@example.com', password: 'Correct-horse-2', status: 'pending' } as const

const gates = { flags: { apps: true }, routes: { 'my-apps': ['apps'], spec: ['apps'] } }
const modes = {
  'public portal': { ...gates, public: true, rbac: true },
  'private portal with access control': { ...gates, public: false, rbac: true },
  'private portal without access control': { ...gates, public: false, rbac: false },
  'private portal with the flag off': { ...gates, flags: { apps: false }, public: false, rbac: true },
} as const
type Mode = keyof typeof modes

/** Addresses with `{tides}` and `{ferries}` for the products: all developers may view the first, nobody the second. */
const addresses = [
  '/login',
  '/login/sso',
  '/login/facebook?email=a',
  '/register',
  '/forgot-password',
  '/reset-password?token=a&email=b',
  '/',
  '/?query=tides#here',
  '/spec/{tides}',
  '/spec/{tides}/1.0?operation=a#b',
  '/spec/{ferries}',
  '/spec/{tides}/oauth2-redirect.html',
  '/docs/{tides}',
  '/docs/{tides}/guides/first-call?section=a#b',
  '/docs/{ferries}/a',
  '/docs/00000000-0000-4000-8000-000000000000',
  '/my-apps?query=a#b',
  '/application',
  '/application/create?product=a',
  '/application/a1',
  '/application/a1/update',
  '/application/a1/application-dashboard',
  '/404',
  '/403',
  '/nowhere/at/all',
] as const
type Address = (typeof addresses)[number]

const titles = {
  login: 'Log In',
  registration: 'Registration',
  'forgot-password': 'Forgot Password',
  'reset-password': 'Reset Password',
  catalog: 'Product Catalog',
  'oauth2-redirect': 'OAuth2 Authorization',
  spec: 'API Spec',
  'api-documentation-page': 'API Docs',
  'my-apps': 'My Apps',
  'create-application': 'Create Application',
  'update-application': 'Update Application',
  'application-dashboard': 'Application Dashboard',
  'show-application': 'Application',
  'not-found': 'Not Found',
  forbidden: 'Forbidden',
} as const
type Shown = keyof typeof titles

/** Where each address ends for one person in one mode: `stays`, or the address of another place. */
type Ends = Readonly<Record<Address, string>>
const stays = 'stays'
const all = (end: string) => Object.fromEntries(addresses.map((address) => [address, end])) as Ends
const open = {
  '/spec/{tides}/oauth2-redirect.html': stays,
  '/404': stays,
  '/403': stays,
  '/nowhere/at/all': '/404',
}
const application = { '/application': '/application/create' }

const onPublicPortal: Ends = {
  ...all('/'),
  ...open,
  '/': stays,
  '/?query=tides#here': stays,
  '/spec/{tides}': stays,
  '/spec/{tides}/1.0?operation=a#b': stays,
  '/spec/{ferries}': stays,
  '/docs/{tides}': stays,
  '/docs/{tides}/guides/first-call?section=a#b': stays,
  '/docs/{ferries}/a': stays,
  '/docs/00000000-0000-4000-8000-000000000000': stays,
}
const withoutSession: Ends = {
  ...all('/login'),
  ...open,
  '/login': stays,
  '/login/sso': stays,
  '/login/facebook?email=a': '/login?email=a',
  '/register': stays,
  '/forgot-password': stays,
  '/reset-password?token=a&email=b': stays,
}
const withoutAccessControl: Ends = {
  ...all(stays),
  ...open,
  ...application,
  '/login': '/',
  '/login/sso': '/',
  '/login/facebook?email=a': '/',
  '/register': '/',
}
const withAccessControl: Ends = {
  ...withoutAccessControl,
  '/spec/{ferries}': '/403',
  '/docs/{ferries}/a': '/403',
  '/docs/00000000-0000-4000-8000-000000000000': '/404',
}
const withFlagOff: Ends = {
  ...withAccessControl,
  '/my-apps?query=a#b': '/403',
  '/spec/{tides}': '/403',
  '/spec/{tides}/1.0?operation=a#b': '/403',
}

interface Walk {
  readonly mode: Mode
  readonly person: 'a visitor' | 'a pending developer' | 'an approved developer'
  readonly ends: Ends
  /** Routes for which the server is asked what the developer may do; once while one product is read. */
  readonly asksFor: readonly string[]
}

const docs = ['/docs/{tides}', '/docs/{tides}/guides/first-call?section=a#b', '/docs/{ferries}/a'] as const
const unknown = '/docs/00000000-0000-4000-8000-000000000000'
const specs = ['/spec/{tides}', '/spec/{tides}/1.0?operation=a#b', '/spec/{ferries}'] as const

const walks: readonly Walk[] = [
  { mode: 'public portal', person: 'a visitor', ends: onPublicPortal, asksFor: [] },
  { mode: 'public portal', person: 'an approved developer', ends: onPublicPortal, asksFor: [] },
  { mode: 'private portal with access control', person: 'a visitor', ends: withoutSession, asksFor: [] },
  {
    mode: 'private portal with access control',
    person: 'a pending developer',
    ends: withoutSession,
    asksFor: [],
  },
  {
    mode: 'private portal with access control',
    person: 'an approved developer',
    ends: withAccessControl,
    asksFor: [...specs, ...docs, unknown],
  },
  {
    mode: 'private portal without access control',
    person: 'an approved developer',
    ends: withoutAccessControl,
    asksFor: [],
  },
  { mode: 'private portal with the flag off', person: 'a visitor', ends: withoutSession, asksFor: [] },
  // A route that the flag has closed is not worth a question.
  {
    mode: 'private portal with the flag off',
    person: 'an approved developer',
    ends: withFlagOff,
    asksFor: [...docs, unknown],
  },
]

interface Harbour {
  readonly url: string
  readonly portal: BuiltPortal
  become(mode: Mode): Promise<void>
  /** What a browser holds in which the developer signed in while the portal was private. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly products: Readonly<Record<'tides' | 'ferries', string>>
}

async function harbourOf(browser: Browser, portal: BuiltPortal, folder: string): Promise<Harbour> {
  let present: Mode | undefined
  async function become(mode: Mode) {
    if (mode === present) return
    present = mode
    await writeContent(folder, { name: 'Harbour', ...modes[mode] }, [tides, ferries])
    await portal.command(['import', folder])
  }
  await become('private portal without access control')
  for (const { email, password, status } of [{ ...robin, status: 'approved' }, pending]) {
    const options = ['--name', 'Robin', '--status', status, '--password-stdin']
    await portal.command(['developers', 'create', email, ...options], password)
  }
  const page = await browser.newPage()
  await signIn(page, portal.url, robin)
  const signedIn = await page.context().storageState()
  const listed = await page.request.get(`${portal.url}/api/v2/products`)
  const { data } = (await listed.json()) as { data: { id: string; name: string }[] }
  const idOf = (name: string) => data.find((product) => product.name === name)?.id ?? ''
  await page.context().close()
  return {
    url: portal.url,
    portal,
    become,
    signedIn,
    products: { tides: idOf('Tides'), ferries: idOf('Ferries') },
  }
}

const test = base.extend<object, { harbour: Harbour }>({
  harbour: [
    async ({ browser }, use) => {
      const portal = await builtPortal()
      await portal.start()
      const folder = await mkdtemp(join(tmpdir(), 'routes-'))
      await use(await harbourOf(browser, portal, folder))
      await rm(folder, { recursive: true })
      await portal.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.describe.configure({ mode: 'serial' })

/** What guards may ask; all else comes from screens. */
const guardCalls = '/api/v2/(portal|developer/.*|products/[^/]+/actions)$'

/** Keeps the calls of the page, and never answers those of its screens. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((answered) => {
    const real = window.fetch
    const calls: string[] = []
    Object.assign(window, { portalCalls: calls })
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (!new RegExp(answered).test(pathname)) return new Promise(() => {})
      calls.push(`${request.method} ${pathname}`)
      return real(request)
    }
  }, guardCalls)
}

interface Arrival {
  readonly end: string
  readonly name: string
  readonly title: string
  readonly calls: readonly string[]
}

/** Goes to an address of the portal as the browser's own history does, without loading the page anew. */
function go(page: Page, address: string): Promise<Arrival> {
  return page.evaluate(async (to) => {
    const app = document.querySelector('portal-app')
    const calls = (window as unknown as { portalCalls: string[] }).portalCalls
    calls.length = 0
    const arrived = new Promise<Arrival>((resolve) => {
      const settle = (event: Event) => {
        const { name } = (event as CustomEvent<{ name: string }>).detail
        const { pathname, search, hash } = location
        resolve({ end: pathname + search + hash, name, title: document.title, calls: [...calls] })
      }
      app?.addEventListener('route-change', settle, { once: true })
    })
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return arrived
  }, address)
}

const personsContext = (browser: Browser, person: Walk['person'], { signedIn }: Harbour) =>
  browser.newContext(person === 'an approved developer' ? { storageState: signedIn } : {})

async function refused(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/v2/developer/authenticate`, {
    data: { username: pending.email, password: pending.password },
  })
  expect(answer.status()).toBe(401)
}

const rememberedBy = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':session'))
    const text = key && localStorage.getItem(key)
    return text ? (JSON.parse(decodeURIComponent(atob(text))) as { to?: string }).to : undefined
  })

test('the addresses below belong to all routes, and everybody walks all of them', () => {
  const shown = routeNames.filter((name) => name !== 'application-index')
  expect(Object.keys(titles).sort()).toEqual([...shown].sort())
  for (const { ends } of walks) expect(Object.keys(ends).sort()).toEqual([...addresses].sort())
})

const met = new Set<string>()

for (const { mode, person, ends, asksFor } of walks) {
  test(`${mode}: where ${person} ends, under which title, and what is asked for`, async ({
    browser,
    harbour,
  }) => {
    await harbour.become(mode)
    const context = await personsContext(browser, person, harbour)
    const page = await context.newPage()
    if (person === 'a pending developer') await refused(page, harbour.url)
    await listen(page)
    await page.goto(`${harbour.url}/404`)
    await expect(page).toHaveTitle('Not Found | Harbour')

    const named = (text: string) =>
      text.replace(/[{](tides|ferries)[}]/g, (_, name: 'tides' | 'ferries') => harbour.products[name])
    let granted: string | undefined
    for (const address of addresses) {
      const arrival = await go(page, named(address))
      const end = ends[address] === stays ? address : ends[address]
      const product = address.split('/')[2] ?? ''
      const isAsked = asksFor.includes(address) && product !== granted
      const calls = isAsked ? [`GET /api/v2/products/${named(product)}/actions`] : []
      granted = asksFor.includes(address) && end === address ? product : undefined
      const title = `${titles[arrival.name as Shown]} | Harbour`
      expect({ address, ...arrival }).toEqual({ address, name: arrival.name, end: named(end), title, calls })
      const isTurnedAway = ends[address] === '/login'
      if (isTurnedAway)
        expect(await rememberedBy(page)).toBe(
          named(address === '/application' ? '/application/create' : address),
        )
      met.add(arrival.name)
    }
    await context.close()
  })
}

test('between them they have met every screen', () => {
  expect([...met].sort()).toEqual(Object.keys(titles).sort())
})

test('who comes back from single sign-on is taken to the place asked for, hash included', async ({
  browser,
  harbour,
}) => {
  await harbour.become('private portal with access control')
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${harbour.url}/my-apps?query=a#here`)
  await expect(page).toHaveURL(`${harbour.url}/login`)
  const credentials = { username: robin.email, password: robin.password }
  await page.request.post(`${harbour.url}/api/v2/developer/authenticate`, { data: credentials })

  await page.goto(`${harbour.url}/?loginSuccess=true`)
  await expect(page).toHaveURL(`${harbour.url}/my-apps?query=a#here`)
  await expect(page).toHaveTitle('My Apps | Harbour')
  expect(await rememberedBy(page)).toBe(undefined)
  await context.close()
})

test('an address that only claims a single sign-on leads to the login', async ({ page, harbour }) => {
  await harbour.become('private portal with access control')
  await page.goto(`${harbour.url}/?loginSuccess=true`)
  await expect(page).toHaveURL(`${harbour.url}/login`)
})
