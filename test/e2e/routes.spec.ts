import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  addresses,
  asksFor,
  endsOf,
  keptFor,
  type Mode,
  nameOf,
  type Person,
  settingsOf,
  type Shown,
  stays,
  titles,
} from '../support/route-walks'
import { ferries, robin, tides } from '../support/server/sample-data'
import { writeContent } from '../support/server/written-content'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { type Account, expect, signIn, test as base } from './support/portal'
import { workerScope } from './support/worker-scope'

/**
 * Some of the walks of test/src/router/route-walks.test.ts, through the built product: they show that the guards hear the facts of a
 * real portal and that the page follows them. One server is told to be another portal by an import. What the screens ask for is never
 * answered.
 */
const denied = { email: 'noa@example.com', password: 'Correct-horse-3', status: 'approved' } as const

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

interface Harbour {
  readonly url: string
  readonly portal: BuiltPortal
  become(mode: Mode): Promise<void>
  /** What the browsers of developers hold who signed in while the portal was private. */
  readonly signedIn: Readonly<Partial<Record<Person, Stored>>>
  readonly products: Readonly<Record<'tides' | 'ferries', string>>
}

async function harbourOf(browser: Browser, portal: BuiltPortal, folder: string): Promise<Harbour> {
  let present = ''
  async function become(mode: Mode) {
    if (nameOf(mode) === present) return
    present = nameOf(mode)
    await writeContent(folder, settingsOf(mode), [tides, ferries])
    // Of a portal that becomes public, which has to be confirmed.
    await portal.command(['import', folder, '--yes'])
  }
  await become({ isPublic: false, hasAccessControl: false, isFlagOn: true })
  for (const { email, password, status } of [{ ...robin, status: 'approved' }, denied]) {
    const options = ['--name', 'Robin', '--status', status, '--password-stdin']
    await portal.command(['developers', 'create', email, ...options], password)
  }
  await portal.command(['access', 'deny', denied.email, 'tides', 'view'])

  async function storedBy(account: Account): Promise<Stored> {
    const page = await browser.newPage()
    await signIn(page, portal.url, account)
    const stored = await page.context().storageState()
    await page.context().close()
    return stored
  }
  const signedIn = {
    'an approved developer': await storedBy(robin),
    'a developer without permission': await storedBy(denied),
  }
  const context = await browser.newContext({ storageState: signedIn['an approved developer'] })
  const listed = await context.request.get(`${portal.url}/api/v2/products`)
  const { data } = (await listed.json()) as { data: { id: string; name: string }[] }
  const idOf = (name: string) => data.find((product) => product.name === name)?.id ?? ''
  await context.close()
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
    workerScope,
  ],
})
test.describe.configure({ mode: 'serial' })

/** What guards may ask; all else comes from screens, as profile and sessions do of the account. */
const guardCalls = '/api/v2/(portal|developer/(?!me$|sessions$).*|products/[^/]+/actions)$'

/** Keeps the calls of the page, and never answers those of its screens. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((responded) => {
    const real = window.fetch
    const calls: string[] = []
    Object.assign(window, { portalCalls: calls })
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (!new RegExp(responded).test(pathname)) return new Promise(() => {})
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

const rememberedBy = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':session'))
    const text = key && localStorage.getItem(key)
    return text ? (JSON.parse(decodeURIComponent(atob(text))) as { to?: string }).to : undefined
  })

const met = new Set<string>()

/** Each setting both ways, and each person. */
const walks: readonly (readonly [Mode, Person])[] = [
  [{ isPublic: false, hasAccessControl: true, isFlagOn: true }, 'a visitor'],
  [{ isPublic: false, hasAccessControl: true, isFlagOn: true }, 'an approved developer'],
  [{ isPublic: false, hasAccessControl: false, isFlagOn: false }, 'a developer without permission'],
  [{ isPublic: true, hasAccessControl: true, isFlagOn: false }, 'a visitor'],
]
for (const [mode, person] of walks) {
  const ends = endsOf(mode, person)
  const asked = asksFor(mode, person)

  test(`${nameOf(mode)}: where ${person} ends, under which title, and what is asked for`, async ({
    browser,
    harbour,
  }) => {
    await harbour.become(mode)
    const context = await browser.newContext({ storageState: harbour.signedIn[person] })
    const page = await context.newPage()
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
      const isAsked = asked.includes(address) && product !== granted
      const calls = isAsked ? [`GET /api/v2/products/${named(product)}/actions`] : []
      granted = asked.includes(address) && end === address ? product : undefined
      // References and documents name what is open once it is there.
      const route = titles[arrival.name as Shown]
      const isNamedLater = arrival.name === 'spec' || arrival.name === 'api-documentation-page'
      const title = isNamedLater
        ? expect.stringMatching(new RegExp(`^(${route}|(.+ - )?(Tides|Ferries)( - .+)?) [|] Harbour$`))
        : `${route} | Harbour`
      expect({ address, ...arrival }).toEqual({ address, name: arrival.name, end: named(end), title, calls })
      const isRejected = ends[address] === '/login'
      if (isRejected) expect(await rememberedBy(page)).toBe(named(keptFor(address)))
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
  await harbour.become({ isPublic: false, hasAccessControl: true, isFlagOn: true })
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
  await harbour.become({ isPublic: false, hasAccessControl: true, isFlagOn: true })
  await page.goto(`${harbour.url}/?loginSuccess=true`)
  await expect(page).toHaveURL(`${harbour.url}/login`)
})
