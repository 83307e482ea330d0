import type { Page } from '@playwright/test'
import { withDemoContent } from '../../demo/demo-content.mjs'
import { type DemoServices, startServicesBehind } from '../support/demo-services'
import { freePort } from '../support/server/free-port'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { findings } from './support/findings'
import { fillWithDemo } from './support/demo-portal'
import { type Account, developer, expect, signIn, signInByForm, test as base } from './support/portal'
import { workerScope } from './support/worker-scope'

/**
 * Developers make applications of every kind through the portal's pages, and call the demo's APIs through its gateway with nothing
 * but what those pages gave them.
 */
const rival: Account = { email: 'rival@example.com', password: 'Portal-demo-1' }

interface Harbour extends DemoServices {
  readonly portal: BuiltPortal
}

const test = base.extend<object, { harbour: Harbour }>({
  harbour: [
    async ({}, use) => {
      const gatewayPort = await freePort()
      // No setting names the gateway: the descriptions do.
      const portal = await builtPortal()
      await portal.start()
      const ports = { 4000: new URL(portal.url).port, 4010: String(gatewayPort) }
      await withDemoContent(ports, (folder) => fillWithDemo(portal, folder))
      const account = ['--name', 'Rival', '--status', 'approved', '--password-stdin']
      await portal.command(['developers', 'create', rival.email, ...account], rival.password)
      await portal.command(['access', 'grant', developer.email, 'berth-control'])
      const [key = ''] = (await portal.command(['keys', 'create', 'gateway', '--role', 'gateway'])).split(
        '\n',
      )
      const services = await startServicesBehind(portal.url, key.trim(), gatewayPort)
      await use({ portal, ...services })
      await services.close()
      await portal.remove()
    },
    workerScope,
  ],
})

interface Given {
  readonly name: string
  readonly strategy: string
  readonly referenceId?: string
  readonly scopes?: readonly string[]
}

/** Fills the form in and sends it, from wherever it was opened. */
async function fillForm(page: Page, { name, strategy, referenceId, scopes = [] }: Given) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Auth strategy' }).selectOption({ label: strategy })
  if (referenceId) await page.getByRole('textbox', { name: 'Reference ID' }).fill(referenceId)
  for (const scope of scopes) await page.getByRole('checkbox', { name: scope }).check()
  await page.getByRole('button', { name: 'Create application' }).click()
}

async function createFromMyApps(page: Page, { portal }: Harbour, given: Given) {
  await page.goto(`${portal.url}/my-apps`)
  await page.getByRole('link', { name: 'New App' }).click()
  await fillForm(page, given)
}

/** What the one dialog on the page shows under a label. */
const shownSecret = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('group', { name: label }).innerText()

async function leaveSecret(page: Page, label: string) {
  await page.getByRole('button', { name: `Copy ${label}` }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Opens the reference of a product, by its name in the catalog, and the dialog on it. */
async function openRegistration(page: Page, { portal }: Harbour, product: string) {
  await page.goto(portal.url)
  await page.getByRole('link', { name: product, exact: true }).first().click()
  await page.getByRole('button', { name: /^Get access( for another application)?$/ }).click()
}

async function idOfRegistration({ portal }: Harbour, application: string): Promise<string> {
  const listed = await portal.command(['registrations', 'list'])
  const line = listed.split('\n').find((one) => one.trimEnd().endsWith(application)) ?? ''
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(line)?.[0] ?? `no registration of ${application} in:\n${listed}`
}

/** A decision is known at the gateway within five seconds. */
async function expectStatus(
  { gateway }: Harbour,
  path: string,
  headers: Record<string, string>,
  expected: number,
): Promise<void> {
  const status = async () => (await fetch(gateway + path, { headers })).status
  await expect.poll(status, { timeout: 10_000 }).toBe(expected)
}

const stations = '/coast/v1/stations?region=bay'
const orders = '/orders/v2/orders'
const berths = '/berths/v1/berths'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const buy = (url: string, client: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials', ...client }) })

async function tokenFrom(url: string, client: Record<string, string>): Promise<string> {
  const response = await buy(url, client)
  expect(response.status).toBe(200)
  return ((await response.json()) as { access_token: string }).access_token
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('who signs in by the form can try an operation at once, without a setting for it', async ({
  page,
  harbour,
}) => {
  await signInByForm(page, harbour.portal.url, developer)
  await page.getByRole('link', { name: 'Coast Forecast', exact: true }).first().click()
  await expect(page).toHaveURL(/[/]spec[/]coast-forecast[/][^/]+$/)
  await page
    .getByRole('link', { name: /^List stations/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('No credential was sent with the request.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Response', exact: true })).toBeInViewport()
})

test('a key opens an API from its registration, made on the way, to its revocation @engines', async ({
  page,
  harbour,
}) => {
  await signIn(page, harbour.portal.url, developer)
  // There is no application yet: a name is enough.
  await openRegistration(page, harbour, 'Coast Forecast')
  await page.getByRole('textbox', { name: 'Name of the application' }).fill('Tide clock')
  await page.getByRole('dialog').getByRole('button', { name: 'Get access' }).click()
  await expect(page.getByText('Tide clock has access to Coast Forecast v1')).toBeVisible()
  await leaveSecret(page, 'Key')
  await page.getByRole('link', { name: /^manage\W+Tide clock$/ }).click()
  await expect(page).toHaveURL(/[/]application[/][0-9a-f-]{36}$/)
  await expect(page.getByText('Approved')).toBeVisible()

  const newKey = async (name: string) => ({ 'x-api-key': await newKeyOf(page, name) })
  const [first, second] = [await newKey('laptop'), await newKey('office')]
  await expectStatus(harbour, stations, first, 200)
  await expectStatus(harbour, stations, second, 200)

  await page.getByRole('button', { name: /^Revoke\W+laptop$/ }).click()
  await page.getByRole('button', { name: 'Revoke credential' }).click()
  await expect(page.getByRole('rowheader', { name: 'laptop' })).toHaveCount(0)
  await expectStatus(harbour, stations, first, 401)
  await expectStatus(harbour, stations, second, 200)

  await page.getByRole('button', { name: /^Unregister\W+Coast Forecast v1$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unregister' }).click()
  await expect(page.getByText('This App is not registered for any Product Versions')).toBeVisible()
  await expectStatus(harbour, stations, second, 403)
  // Nothing that the developer was shown is kept anywhere in the browser.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  )
  expect(kept).not.toContain(second['x-api-key'])
})

/** Opens an operation of the reference that is open, and the means to call it. */
async function tryOperation(page: Page, operation: string) {
  await page.getByRole('navigation', { name: 'API reference' }).getByRole('link', { name: operation }).click()
  const tryIt = page.getByRole('form', { name: 'Try it' })
  if (!(await tryIt.isVisible())) await page.getByRole('button', { name: 'Try it' }).click()
  await expect(tryIt).toBeVisible()
  return tryIt
}

const newKeyOf = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'New credential' }).click()
  await page.getByRole('textbox', { name: 'Name of the credential' }).fill(name)
  await page.getByRole('button', { name: 'Generate' }).click()
  const value = await shownSecret(page, 'Key')
  await leaveSecret(page, 'Key')
  return value
}

test('a new key is tried on the page of the reference, which remembers it, until its registration ends', async ({
  page,
  harbour,
}) => {
  await signIn(page, harbour.portal.url, developer)
  await createFromMyApps(page, harbour, { name: 'Barometer', strategy: 'API key', referenceId: 'barometer' })
  const key = await newKeyOf(page, 'laptop')
  await page.getByRole('button', { name: 'Get access to an API' }).click()
  await page.getByRole('radio', { name: /^Coast Forecast/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Get access' }).click()
  await expect(page.getByText('Barometer has access to Coast Forecast v1')).toBeVisible()

  await page.getByRole('link', { name: 'Coast Forecast v1' }).click()
  const tryIt = await tryOperation(page, 'List stations')
  await tryIt.getByRole('combobox', { name: 'Your application' }).selectOption({ label: 'Barometer' })
  await expect(tryIt.getByLabel('API key: apiKey', { exact: true })).toHaveValue(key)
  const call = page.waitForRequest(
    (request) => request.url().startsWith(harbour.gateway) && request.method() === 'GET',
  )
  await tryIt.getByRole('button', { name: 'Send' }).click()
  await expect(tryIt.getByText(/^Status 200/)).toBeVisible()
  expect((await call).headers()['x-api-key']).toBe(key)
  expect(page.url() + (await call).url()).not.toContain(key)

  const registration = await idOfRegistration(harbour, 'Barometer')
  await harbour.portal.command(['registrations', 'revoke', registration])
  await expectStatus(harbour, stations, { 'x-api-key': key }, 403)
  await tryIt.getByRole('button', { name: 'Send' }).click()
  await expect(tryIt.getByText(/^Status 403/)).toBeVisible()

  // What the page remembers is nobody's after a reload, and nobody else's before one.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(key)
  await harbour.portal.command(['registrations', 'approve', registration])
  await page.reload()
  const fresh = await tryOperation(page, 'List stations')
  await fresh.getByRole('combobox', { name: 'Your application' }).selectOption({ label: 'Barometer' })
  await expect(fresh.getByText('The keys of this application were shown once')).toBeVisible()
  await expect(fresh.getByLabel('API key: apiKey', { exact: true })).toHaveValue('')
})

test('a new client buys its token on the page of the reference and calls with it, until it is unregistered', async ({
  page,
  harbour,
}) => {
  await signIn(page, harbour.portal.url, developer)
  await createFromMyApps(page, harbour, {
    name: 'Bosun',
    strategy: 'Client of the portal',
    scopes: ['orders:read'],
  })
  const secret = await shownSecret(page, 'Client secret')
  await leaveSecret(page, 'Client secret')
  await page.getByRole('button', { name: 'Get access to an API' }).click()
  await page.getByRole('radio', { name: /^Chandlery Orders/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox', { name: 'orders:read' })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Get access' }).click()
  await expect(page.getByRole('heading', { name: 'Registration Under Review' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const application = page.url()
  await harbour.portal.command(['registrations', 'approve', await idOfRegistration(harbour, 'Bosun')])

  await page.getByRole('link', { name: 'Chandlery Orders v2' }).click()
  const tryIt = await tryOperation(page, 'List orders')
  // The only one with access.
  const chosen = tryIt.getByRole('combobox', { name: 'Your application' }).locator('option:checked')
  await expect(chosen).toHaveText('Bosun')
  await expect(tryIt.getByLabel('Client secret', { exact: true })).toHaveValue(secret)
  await expect(tryIt.getByRole('checkbox', { name: /^orders:read/ })).toBeChecked()
  await tryIt.getByRole('button', { name: 'Get a token' }).click()
  await expect(tryIt.getByText('You have a token')).toBeVisible()
  await tryIt.getByRole('button', { name: 'Send' }).click()
  await expect(tryIt.getByText(/^Status 200/)).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  )
  expect(kept).not.toContain(secret)

  // In another tab, so that this one still has its token.
  const other = await page.context().newPage()
  await other.goto(application)
  await other.getByRole('button', { name: /^Unregister\W+Chandlery Orders v2$/ }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Unregister' }).click()
  await expect(other.getByText('This App is not registered for any Product Versions')).toBeVisible()
  // The gateway knows it within five seconds.
  await expect(async () => {
    await tryIt.getByRole('button', { name: 'Send' }).click()
    await expect(tryIt.getByText(/^Status 403/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
})

test('a client waits for the operator, is let in with its scopes, rotates its secret, and is revoked @engines', async ({
  page,
  harbour,
}) => {
  await signIn(page, harbour.portal.url, developer)
  await createFromMyApps(page, harbour, {
    name: 'Galley',
    strategy: 'Client of the portal',
    scopes: ['orders:read'],
  })
  const client = {
    client_id: await shownSecret(page, 'Client ID'),
    client_secret: await shownSecret(page, 'Client secret'),
  }
  await leaveSecret(page, 'Client secret')
  await expect(page.getByRole('heading', { name: 'Galley' })).toBeVisible()

  await openRegistration(page, harbour, 'Chandlery Orders')
  await page.getByRole('radio', { name: 'Galley' }).check()
  await expect(page.getByRole('checkbox', { name: 'orders:read' })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Get access' }).click()
  await expect(page.getByRole('heading', { name: 'Registration Under Review' })).toBeVisible()
  await expect(page.getByText('You will be notified upon approval.')).toBeVisible()

  const tokens = `${harbour.portal.url}/oauth/token`
  const early = await tokenFrom(tokens, client)
  await expectStatus(harbour, orders, bearer(early), 403)
  const registration = await idOfRegistration(harbour, 'Galley')
  await harbour.portal.command(['registrations', 'approve', registration])
  const token = await tokenFrom(tokens, client)
  await expectStatus(harbour, orders, bearer(token), 200)

  // A scope that is added later waits, while the application goes on with what it has.
  await page.goto(`${harbour.portal.url}/my-apps`)
  await page.getByRole('link', { name: 'Galley', exact: true }).click()
  await page.getByRole('link', { name: 'Edit application' }).click()
  await page.getByRole('checkbox', { name: 'payments:write' }).check()
  await page.getByRole('button', { name: 'Update application' }).click()
  const waiting = page.getByRole('list', { name: 'Waiting for approval' })
  await expect(waiting).toHaveText('payments:write')
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  await expectStatus(harbour, orders, bearer(await tokenFrom(tokens, client)), 200)
  await harbour.portal.command(['registrations', 'approve', registration, '--scope', 'payments:write'])
  await page.reload()
  const row = page.getByRole('row', { name: /Chandlery Orders v2/ })
  await expect(row.getByText('payments:write')).toBeVisible()
  await expect(waiting).toHaveCount(0)

  await page.goto(`${harbour.portal.url}/my-apps`)
  await page.getByRole('button', { name: /^Refresh secret\W+Galley$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refresh secret' }).click()
  const renewed = { ...client, client_secret: await shownSecret(page, 'Client secret') }
  await leaveSecret(page, 'Client secret')
  expect((await buy(tokens, client)).status).toBe(401)
  await expectStatus(harbour, orders, bearer(token), 401)
  const fresh = await tokenFrom(tokens, renewed)
  await expectStatus(harbour, orders, bearer(fresh), 200)

  await harbour.portal.command(['registrations', 'revoke', registration])
  await expectStatus(harbour, orders, bearer(fresh), 403)
  await page.getByRole('link', { name: 'Galley', exact: true }).click()
  await expect(page.getByText('Revoked')).toBeVisible()

  await page.goto(`${harbour.portal.url}/my-apps`)
  await page.getByRole('button', { name: /^Delete\W+Galley$/ }).click()
  await page.getByRole('button', { name: 'Delete application' }).click()
  await expect(page.getByText('Application successfully deleted')).toBeVisible()
  expect((await buy(tokens, renewed)).status).toBe(401)
  await expectStatus(harbour, orders, bearer(fresh), 401)
})

test('a client that lives elsewhere is let in under the ID that it has there @engines', async ({
  page,
  harbour,
}) => {
  await signIn(page, harbour.portal.url, developer)
  await createFromMyApps(page, harbour, {
    name: 'Pilots',
    strategy: 'Client of your own',
    referenceId: 'pilot-office',
  })
  await expect(page.getByText('Your identity provider manages the client and its secret.')).toBeVisible()
  await openRegistration(page, harbour, 'Berth Control')
  await page.getByRole('radio', { name: 'Pilots' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Get access' }).click()
  await expect(page.getByRole('heading', { name: 'Registration Under Review' })).toBeVisible()

  const client = { client_id: 'pilot-office', client_secret: 'pilots-know-the-way' }
  const token = await tokenFrom(`${harbour.issuer}/token`, client)
  await expectStatus(harbour, berths, bearer(token), 403)
  const registration = await idOfRegistration(harbour, 'Pilots')
  await harbour.portal.command(['registrations', 'approve', registration])
  await expectStatus(harbour, berths, bearer(token), 200)
  await harbour.portal.command(['registrations', 'revoke', registration])
  await expectStatus(harbour, berths, bearer(token), 403)
})

test('a double click creates one, and an application of another developer does not exist @engines', async ({
  page,
  browser,
  harbour,
}) => {
  await signIn(page, harbour.portal.url, developer)
  await page.goto(`${harbour.portal.url}/application/create`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Twice')
  await page.getByRole('combobox', { name: 'Auth strategy' }).selectOption({ label: 'API key' })
  await page.getByRole('button', { name: 'Generate a reference ID' }).click()
  await page.getByRole('button', { name: 'Create application' }).dblclick()
  await expect(page).toHaveURL(/[/]application[/][0-9a-f-]{36}$/)
  const address = page.url()
  await page.goto(`${harbour.portal.url}/my-apps?query=Twice`)
  await expect(page.getByText('1 – 1 of 1')).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, harbour.portal.url, rival)
  for (const location of ['', '/update']) {
    await other.goto(`${address}${location}`)
    await expect(other).toHaveURL(`${harbour.portal.url}/404`)
    await expect(other.getByText('Sorry. We cannot find the page you are looking for.')).toBeVisible()
  }
  await context.close()
})

test('of two tabs that change one application, the slower one sees what the faster has saved @engines', async ({
  page,
  context,
  harbour,
}) => {
  await signIn(page, harbour.portal.url, developer)
  await createFromMyApps(page, harbour, { name: 'Shared', strategy: 'API key', referenceId: 'shared' })
  await page.getByRole('link', { name: 'Edit application' }).click()
  const faster = await context.newPage()
  await faster.goto(page.url())
  await page.getByRole('textbox', { name: 'Name' }).fill('From the slower tab')
  await faster.getByRole('textbox', { name: 'Name' }).fill('From the faster tab')
  await faster.getByRole('button', { name: 'Update application' }).click()
  await expect(faster.getByRole('heading', { name: 'From the faster tab' })).toBeVisible()

  await page.getByRole('button', { name: 'Update application' }).click()
  await expect(page.getByText('Name, saved elsewhere: From the faster tab')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('From the slower tab')
  await page.getByRole('button', { name: 'Update application' }).click()
  await expect(page.getByRole('heading', { name: 'From the slower tab' })).toBeVisible()
})

for (const appearance of [
  { name: 'light and wide', colorScheme: 'light', width: 1280 },
  { name: 'dark and narrow', colorScheme: 'dark', width: 320 },
] as const) {
  test(`lists, keys and dialogs have no axe finding and do not scroll sideways, ${appearance.name}`, async ({
    page,
    harbour,
  }) => {
    await page.emulateMedia({ colorScheme: appearance.colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: appearance.width, height: 800 })
    await signIn(page, harbour.portal.url, developer)
    const found: string[] = []
    const capture = async (screen: string) => {
      found.push(...(await findings(page)).map((line) => `${screen}: ${line}`))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) found.push(`${screen}: ${overflow} px wider than the window`)
    }
    const name = `Look ${appearance.width}`
    await createFromMyApps(page, harbour, { name, strategy: 'API key', referenceId: name })
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'New credential' }).click()
    await page.getByRole('textbox', { name: 'Name of the credential' }).fill('laptop')
    await capture('new credential')
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor()
    await capture('key')
    await leaveSecret(page, 'Key')
    await openRegistration(page, harbour, 'Coast Forecast')
    await page.getByRole('radio', { name }).check()
    await capture('registration')
    await page.getByRole('dialog').getByRole('button', { name: 'Get access' }).click()
    await page.getByRole('region', { name: 'Request sample' }).waitFor()
    await capture('key and request')
    await leaveSecret(page, 'Key')
    await page.getByRole('link', { name: new RegExp(`^manage\\W+${name}$`) }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText('Approved').waitFor()
    await capture('application')
    await page.goto(`${harbour.portal.url}/my-apps`)
    await page.getByRole('link', { name, exact: true }).waitFor()
    await capture('my apps')
    expect(found).toEqual([])
  })
}
