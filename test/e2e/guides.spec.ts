import type { APIRequestContext, Page } from '@playwright/test'
import { withDemoContent } from '../../demo/demo-content.mjs'
import { type DemoServices, startServicesBehind } from '../support/demo-services'
import { freePort } from '../support/server/free-port'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { fillWithDemo } from './support/demo-portal'
import { findings } from './support/findings'
import { LARGEST_SHIFT, watchShifts } from './support/layout-shifts'
import { developer, expect, signIn, test as base } from './support/portal'
import { workerScope } from './support/worker-scope'

interface Demo extends DemoServices {
  readonly portal: BuiltPortal
}

const test = base.extend<object, { demo: Demo }>({
  demo: [
    async ({}, use) => {
      const portal = await builtPortal()
      await portal.start()
      const gatewayPort = await freePort()
      const key = (await portal.command(['keys', 'create', 'demo-gateway', '--role', 'gateway']))
        .split('\n')[0]
        ?.trim()
      const services = await startServicesBehind(portal.url, key ?? '', gatewayPort)
      const ports = {
        4000: new URL(portal.url).port,
        4010: String(gatewayPort),
        4012: new URL(services.issuer).port,
      }
      await withDemoContent(ports, (folder) => fillWithDemo(portal, folder))
      await portal.command(['access', 'grant', developer.email, 'berth-control'])
      await use({ ...services, portal })
      await services.close()
      await portal.remove()
    },
    workerScope,
  ],
})

interface Named {
  id: string
  name: string
}

interface Wanted {
  strategy: string
  version: string
  fields?: Record<string, unknown>
}

/** What the guide of each product asks its reader to have. */
const wanted: Readonly<Record<string, Wanted | undefined>> = {
  'coast-forecast': { strategy: 'API key', version: 'v1' },
  'chandlery-orders': {
    strategy: 'Client of the portal',
    version: 'v2',
    fields: { scopes: ['orders:read', 'orders:write', 'payments:write'] },
  },
  'berth-control': {
    strategy: 'Client of your own',
    version: 'v1',
    fields: { reference_id: 'pilot-office' },
  },
  'portal-api': undefined,
}

/** Makes an application that may call the API of a product, and returns its key or a token. */
async function credentialFor(
  { portal, issuer }: Demo,
  request: APIRequestContext,
  product: string,
): Promise<string | undefined> {
  const needs = wanted[product]
  if (!needs) return undefined
  const api = `${portal.url}/api/v2`
  const list = async (path: string) =>
    ((await (await request.get(api + path)).json()) as { data: Named[] }).data
  const idIn = (all: Named[], name: string) => all.find((one) => one.name === name)?.id
  const versions = await list(`/products/${product}/versions`)
  const strategies = await list('/applications/auth-strategies')
  const created = await request.post(`${api}/applications`, {
    data: {
      name: `${product} ${Date.now()}`,
      auth_strategy_id: idIn(strategies, needs.strategy),
      ...needs.fields,
    },
  })
  const application = (await created.json()) as Named & {
    credentials?: { client_id: string; client_secret: string }
  }
  const registered = await request.post(`${api}/applications/${application.id}/registrations`, {
    data: { product_version_id: idIn(versions, needs.version), scopes: needs.fields?.scopes },
  })
  const { id, status } = (await registered.json()) as { id: string; status: string }
  if (status === 'pending') await portal.command(['registrations', 'approve', id])
  if (needs.strategy === 'API key') {
    const key = await request.post(`${api}/applications/${application.id}/credentials`)
    return ((await key.json()) as { credential: string }).credential
  }
  const { credentials } = application
  const [url, client, secret] = credentials
    ? [`${portal.url}/oauth/token`, credentials.client_id, credentials.client_secret]
    : [`${issuer}/token`, 'pilot-office', 'pilots-know-the-way']
  const token = await request.post(url, {
    headers: { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` },
    form: { grant_type: 'client_credentials' },
  })
  return ((await token.json()) as { access_token: string }).access_token
}

const texts = {
  en: { run: 'Run', credentials: 'Credentials', met: 'The response is as expected.' },
  de: { run: 'Ausführen', credentials: 'Zugangsdaten', met: 'Die Antwort ist wie erwartet.' },
} as const

/** Enters a key or token for all requests of the guide that is open. */
async function enterCredential(page: Page, credential: string, t: (typeof texts)['en' | 'de']) {
  await page.getByRole('button', { name: t.credentials }).first().click()
  await page.getByLabel(/^(?:API key|Token|API-Schlüssel|Zugriffstoken): /).fill(credential)
  await page.getByRole('button', { name: t.credentials }).first().click()
}

/** Runs the requests one after the other. Each is met. */
async function runAll(page: Page, t: (typeof texts)['en' | 'de']): Promise<number> {
  const runs = page.getByRole('main').getByRole('button', { name: t.run, exact: true })
  await expect(runs.first()).toBeVisible()
  const count = await runs.count()
  for (let index = 0; index < count; index += 1) {
    await runs.nth(index).click()
    await expect(page.getByText(t.met), `request ${index + 1}`).toHaveCount(index + 1)
  }
  return count
}

const requests = { 'coast-forecast': 3, 'chandlery-orders': 4, 'berth-control': 5, 'portal-api': 2 } as const

for (const language of ['en', 'de'] as const)
  test.describe(`the guides in ${language}`, () => {
    test.use({ locale: language })
    for (const product of ['coast-forecast', 'chandlery-orders', 'berth-control', 'portal-api'] as const)
      test(`each request for ${product} is met`, async ({ page, demo }) => {
        await signIn(page, demo.portal.url, developer)
        const credential = await credentialFor(demo, page.request, product)
        await page.goto(`${demo.portal.url}/docs/${product}/getting-started`)
        if (credential) await enterCredential(page, credential, texts[language])
        const count = await runAll(page, texts[language])
        // The German text of the orders leaves one out.
        expect(count).toBe(requests[product] - Number(language === 'de' && product === 'chandlery-orders'))
        const steps = page.getByRole('button', { name: /^(?:Step|Schritt) \d/ })
        for (const step of await steps.all()) await expect(step).toHaveAttribute('aria-pressed', 'true')
      })
  })

test('a guide that was run once is run again, and the steps that were done are remembered', async ({
  page,
  demo,
}) => {
  await signIn(page, demo.portal.url, developer)
  const credential = await credentialFor(demo, page.request, 'berth-control')
  const address = `${demo.portal.url}/docs/berth-control/getting-started`
  await page.goto(address)
  await enterCredential(page, credential ?? '', texts.en)
  await runAll(page, texts.en)
  await page.goto(address)
  const first = page.getByRole('button', { name: 'Step 1 is done' })
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.press('Space')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  // The credential lived in the memory of the page before.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    credential,
  )
  await enterCredential(page, credential ?? '', texts.en)
  await runAll(page, texts.en)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
})

test('without a credential a request leads to one, and a key that was revoked is refused', async ({
  page,
  demo,
}) => {
  await signIn(page, demo.portal.url, developer)
  await page.goto(`${demo.portal.url}/docs/coast-forecast/getting-started`)
  const run = page.getByRole('button', { name: 'Run', exact: true }).first()
  await run.click()
  await expect(page.getByText('This request needs a credential.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get access' })).toHaveAttribute(
    'href',
    /\/spec\/coast-forecast\/.*operation=listStations/,
  )
  await page.getByLabel(/^API key: /).fill('pk_revoked')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Another response was expected: 2XX.')).toBeVisible()
  await expect(page.getByText(/Check that it is complete, not revoked/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Step 1 is done' })).toHaveAttribute('aria-pressed', 'false')
})

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const)
  test(`axe finds nothing, and nothing moves or is cut, in ${scheme} at ${width} px`, async ({
    page,
    demo,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 3_000 })
    const shifts = await watchShifts(page)
    await page.goto(`${demo.portal.url}/docs/coast-forecast/getting-started`)
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toHaveCount(3)
    await expect(page.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute('aria-selected', 'true')
    const { total, moved } = await shifts()
    expect(total, moved.join(', ')).toBeLessThan(LARGEST_SHIFT)
    await page.getByRole('button', { name: 'Credentials' }).first().click()
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('tabs are chosen by keyboard, and without scripts there is plain code', async ({
  page,
  demo,
  browser,
}) => {
  const address = `${demo.portal.url}/docs/coast-forecast/getting-started`
  await page.goto(address)
  await page.getByRole('tab', { name: 'JavaScript' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Python' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Python' })).toContainText('urllib.request')
  await page.keyboard.press('Home')
  await expect(page.getByRole('tabpanel', { name: 'JavaScript' })).toContainText('fetch(url')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(address)
  await expect(plain.getByText('curl "http://localhost:')).toHaveCount(2)
  await expect(plain.getByText('import os, json, urllib.request')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Run' })).toHaveCount(0)
  await context.close()
  const markdown = await (await page.request.get(`${address}.md`)).text()
  expect(markdown).toContain('<!-- steps:start -->')
  expect(markdown).toContain('```curl\ncurl "http://localhost:')
})

for (const [locale, run] of [
  ['ca', 'Executa'],
  ['de', 'Ausführen'],
  ['es', 'Ejecutar'],
  ['fr', 'Exécuter'],
] as const)
  test.describe(`a guide on a phone, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 800 } })
    test('is not cut', async ({ page, demo }) => {
      await page.goto(`${demo.portal.url}/docs/coast-forecast/getting-started`)
      const first = page.getByRole('button', { name: run, exact: true }).first()
      await first.click()
      // What is missing is said below it.
      await expect(page.locator('form :focus')).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
