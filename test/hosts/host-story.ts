import { expect, type Page } from '@playwright/test'
import { consoleErrorsOf } from '../e2e/support/console-errors'
import { developer } from '../e2e/support/demo-portal'
import { servedHost, type ServerStart } from '../support/served-host'
import { patchedHistory } from './patched-history'

export interface RoutedHost {
  readonly name: string
  /** Start of the host's addresses: `/`, or what its hashes begin with. */
  readonly root: '/' | '/#!/'
  readonly portalUrl: string
  readonly start?: ServerStart
  /** Methods of the browser's history that the host's own router replaces. */
  readonly replacedHistory?: readonly string[]
}

const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'North Pier' }).getByRole('link', { name, exact: true })

const expectEvent = (page: Page, line: string | RegExp) =>
  expect(page.getByRole('list', { name: 'Events' }).getByText(line).first()).toBeVisible()

/** Where the page stands, as a path of the host's own router. */
const routeOf = (page: Page, root: string) => {
  const { pathname, search, hash } = new URL(page.url())
  return root === '/' ? pathname + search + hash : hash.slice(2)
}

const loads = (page: Page) => {
  let count = 0
  page.on('load', () => (count += 1))
  return () => count
}

/** Signs in, browses, goes back and forward, reloads and signs out, and looks at the host's own code for all of it. */
export async function tellHostStory(page: Page, routed: RoutedHost): Promise<void> {
  const { name, root, portalUrl, start, replacedHistory = [] } = routed
  const host = await servedHost(name, portalUrl, start)
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  const open = (route: string) => page.goto(`${host.url}${root}${route.slice(1)}`)
  const expectRoute = (route: string | RegExp) => expect.poll(() => routeOf(page, root)).toMatch(route)
  const loadCount = loads(page)
  const orders = page.locator('portal-catalog').getByRole('link', { name: 'Chandlery Orders', exact: true })

  // The function that explains a refusal is a property, the event arrives at a listener of the framework.
  await open('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('North Pier does not know this e-mail and password.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(developer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expectEvent(page, `login-success ${developer.email}`)
  await expectEvent(page, `session-change ${developer.email}`)

  // An attribute changes what is shown.
  await navLink(page, 'APIs').click()
  await expect(orders).toBeVisible()
  await page.getByRole('button', { name: 'Only weather' }).click()
  await expect(orders).toHaveCount(0)
  await expectEvent(page, 'catalog-search 1')

  // Links of the tags are moves of the host's router.
  await page.locator('portal-catalog').getByRole('link', { name: 'Coast Forecast', exact: true }).click()
  await expectRoute(/^\/spec\/[-0-9a-z]+$/)
  const reference = routeOf(page, root)
  const heading = page.locator('portal-spec').getByRole('heading', { level: 2, name: 'Coast Forecast' })
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(orders).toBeVisible()
  await page.goForward()
  await expect(heading).toBeVisible()
  expect(loadCount()).toBe(1)
  await page.reload()
  await expect(heading).toBeVisible()

  await createApplication(page, { name, expectRoute })
  await movePanels(page)
  await visitPortal(page, { root, expectRoute })
  expect(await patchedHistory(page)).toEqual(replacedHistory)
  // Once at first, once for each reload.
  expect(loadCount()).toBe(3)

  await open(reference)
  await expect(heading).toBeVisible()
  await navLink(page, 'Account').click()
  await page.locator('portal-login').getByRole('button', { name: 'Log out' }).click()
  await expectEvent(page, 'session-change signed out')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(consoleErrors).toEqual([])
  await host.close()
}

interface Step {
  expectRoute(route: string | RegExp): Promise<void>
}

async function createApplication(page: Page, { name, expectRoute }: Step & { name: string }): Promise<void> {
  await navLink(page, 'My applications').click()
  await page.getByRole('link', { name: 'New App' }).click()
  await expectRoute('/application/create')
  await page.getByRole('textbox', { name: 'Name' }).fill(`With ${name}`)
  await page.getByRole('combobox', { name: 'Auth strategy' }).selectOption({ label: 'API key' })
  await page.getByRole('textbox', { name: 'Reference ID' }).fill(`with-${name}`)
  await page.getByRole('button', { name: 'Create application' }).click()
  await expectRoute(/^\/application\/[-0-9a-f]{36}$/)
  await expect(page.getByRole('heading', { name: `With ${name}` })).toBeVisible()
  await expectEvent(page, 'dashboard-loaded 24h')
}

/** Moved elements keep what they show, and load nothing again. */
async function movePanels(page: Page): Promise<void> {
  const order = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('portal-application, portal-dashboard'), (it) => it.localName),
    )
  await page.getByRole('button', { name: 'Seven days' }).click()
  await expectEvent(page, 'dashboard-loaded 7d')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  expect(await order()).toEqual(['portal-application', 'portal-dashboard'])
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect.poll(order).toEqual(['portal-dashboard', 'portal-application'])
  await expect(page.locator('portal-dashboard').getByRole('heading').first()).toBeVisible()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Remove the dashboard' }).click()
  await expect(page.locator('portal-dashboard')).toHaveCount(0)
}

/** The whole portal as one page of the host: the way back leads through it, and out of it. */
async function visitPortal(page: Page, { root, expectRoute }: Step & { root: string }): Promise<void> {
  await navLink(page, 'Portal').click()
  const portal = page.locator('portal-app')
  const product = portal.getByRole('link', { name: 'Chandlery Orders', exact: true }).first()
  await expect(product).toHaveAttribute('href', new RegExp(`^${root === '/' ? '/' : '#!/'}portal/spec/`))
  await product.click()
  await expectRoute(/^\/portal\/spec\/[-0-9a-z]+/)
  const heading = portal.getByRole('heading', { name: 'Chandlery Orders' }).first()
  await expect(heading).toBeVisible()
  await navLink(page, 'My applications').click()
  await expect(page.getByRole('link', { name: 'New App' })).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(product).toBeVisible()
  await page.goForward()
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
}
