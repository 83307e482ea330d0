import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { kitBytes } from '../support/wire'
import { consoleErrorsOf } from './support/console-errors'
import { developer, expect, signIn, test } from './support/portal'

async function productId(page: Page, portal: string, name: string): Promise<string> {
  const response = await page.request.get(`${portal}/api/v2/products`, { params: { 'filter[name]': name } })
  const { data } = (await response.json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

test('a deep link opens its operation, the search finds another, and a change of version keeps what is open', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  const orders = await productId(page, portal.url, 'Chandlery Orders')
  await page.goto(`${portal.url}/spec/${orders}#/Orders/createOrder`)
  await expect(page.getByRole('heading', { level: 1, name: 'Create an order' })).toBeVisible()
  await expect(page).toHaveTitle(/^Create an order - Chandlery Orders - v2 [|] /)
  // Hashes of other viewers and of earlier links go on working.
  await expect(page).toHaveURL(/[/]spec[/][-0-9a-f]{36}[/][-0-9a-f]{36}[?]operation=createOrder$/)

  await page.keyboard.press('/')
  await page.keyboard.type('refnd')
  await page
    .getByRole('list', { name: 'Search results' })
    .getByRole('link', { name: /^Refund a payment/ })
    .click()
  const heading = page.getByRole('heading', { level: 1, name: 'Refund a payment' })
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an order' })).toBeVisible()

  await page.getByRole('combobox', { name: /version/i }).selectOption({ label: 'v1 (deprecated)' })
  await expect(page).toHaveTitle(/^Chandlery Orders - v1 [|] /)
  await expect(page.getByText(/version .*is deprecated/i).first()).toBeVisible()
  await expect(page).toHaveURL(/[?]operation=createOrder$/)
})

test('every demo product has its overview, an operation, and nothing that complains', async ({
  page,
  portal,
}) => {
  const consoleErrors = await consoleErrorsOf(page)
  await signIn(page, portal.url, developer)
  consoleErrors.length = 0
  for (const name of ['Coast Forecast', 'Chandlery Orders', 'Portal API']) {
    await page.goto(`${portal.url}/spec/${await productId(page, portal.url, name)}`)
    await expect(
      page
        .getByRole('heading', { level: 2, name: 'Servers' })
        .or(page.getByRole('heading', { level: 2, name: 'Authentication' }))
        .first(),
    ).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'API reference' })
    await navigation.getByRole('button').first().waitFor()
    if ((await navigation.getByRole('link').count()) === 1)
      await navigation.getByRole('button').first().click()
    await navigation
      .getByRole('link', { name: / (GET|POST|PUT|PATCH|DELETE)$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Responses' })).toBeVisible()
  }
  expect(consoleErrors).toEqual([])
})

/** As many operations as the largest public APIs have, under as many tags, with schemas that refer to each other. */
function largeDescription(operations: number): string {
  const methods = ['get', 'post', 'put', 'delete'] as const
  const paths: Record<string, Record<string, unknown>> = {}
  for (let count = 0; count < operations; count += 1) {
    const path = `/harbours/{harbour}/things-${Math.floor(count / 4)}`
    paths[path] ??= {}
    paths[path][methods[count % 4] ?? 'get'] = {
      operationId: `thing${count}`,
      tags: [`Group ${Math.floor(count / 30)}`],
      summary: `Do thing number ${count}`,
      description: `Does the thing with **number ${count}**, and says how it went.`,
      parameters: [{ name: 'harbour', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'Done.',
          content: { 'application/json': { schema: { $ref: `#/components/schemas/Thing${count % 900}` } } },
        },
      },
    }
  }
  const schemas = Object.fromEntries(
    Array.from({ length: 900 }, (_, count) => [
      `Thing${count}`,
      {
        type: 'object',
        description: 'A thing of the harbour. '.repeat(60),
        properties: Object.fromEntries(
          Array.from({ length: 20 }, (_property, at) => [
            `part${at}`,
            at % 3
              ? { type: 'string', description: 'A part. '.repeat(20) }
              : { $ref: `#/components/schemas/Thing${(count + at) % 900}` },
          ]),
        ),
      },
    ]),
  )
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Everything', version: '1' },
    paths,
    components: { schemas },
  })
}

test('a description of 1,223 operations opens at the operation asked for, is searched, and lists all its models', async ({
  page,
  portal,
}) => {
  const site = await hostSite({
    files: {
      '/everything.json': largeDescription(1223),
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${portal.url}"></script>
        <portal-spec heading-level="1" spec-url="/everything.json" operation="thing700"></portal-spec>`,
    },
  })
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Do thing number 700' })).toBeVisible()
  // Groups that are folded render nothing.
  expect(await page.locator('portal-spec nav a').count()).toBeLessThan(50)
  await page.getByRole('searchbox').fill('number 1200')
  await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().waitFor()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: /^Models/ }).click()
  await page.getByRole('button', { name: /^Thing750 …/ }).click()
  await page.getByRole('link', { name: 'Thing899', exact: true }).waitFor({ state: 'attached' })
  await site.close()
})

/** A page with a reference by address. */
async function pageOf(portal: string, description: string) {
  return hostSite({
    files: {
      '/small.json': description,
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}"></script>
        <portal-spec heading-level="1" spec-url="/small.json" operation="thing3"></portal-spec>`,
    },
  })
}

test('a description by address is on its way before the reference is, and is fetched and read once', async ({
  page,
  portal,
}) => {
  const site = await pageOf(portal.url, largeDescription(8))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/chunks-*/spec.js', (route) => held.then(() => route.continue()))
  await page.goto(site.url)
  await expect.poll(() => asked).toContain('/small.json')
  // The page loads the description itself, which may begin before the browser has told of the worker.
  await expect.poll(() => page.workers().length).toBe(1)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Do thing number 3' })).toBeVisible()
  expect(page.workers()).toHaveLength(1)
  expect(asked.filter((path) => path === '/small.json')).toHaveLength(1)
  await site.close()
})

test('a description that nobody came for is given up', async ({ page, portal }) => {
  const site = await pageOf(portal.url, largeDescription(8))
  await page.clock.install()
  await page.route('**/chunks-*/spec.js', () => undefined)
  await page.goto(site.url)
  await expect.poll(() => page.workers().length).toBe(1)
  await page.clock.fastForward(31_000)
  await expect.poll(() => page.workers().length).toBe(0)
  await site.close()
})

test('on paper an operation is unfolded, with whole samples and nothing to press', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  const orders = await productId(page, portal.url, 'Chandlery Orders')
  await page.goto(`${portal.url}/spec/${orders}#/Orders/createOrder`)
  await expect(page.getByRole('heading', { name: 'Create an order' })).toBeVisible()
  const folded = page.getByText('No token, or one that has ended.')
  await expect(folded).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(folded).toHaveCount(2)
  for (const name of ['Try it', 'Get access', /Show child properties/])
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0)
  const samples = page.locator('.pe-ref-aside pre')
  await expect(samples).toHaveCount(2)
  const isCut = (pre: Element) => pre.scrollHeight > pre.clientHeight
  for (const sample of await samples.all()) expect(await sample.evaluate(isCut)).toBe(false)
})

test('an open operation costs at most 227.5 kB', async ({ page, portal }) => {
  const site = await pageOf(portal.url, largeDescription(8))
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Do thing number 3' })).toBeVisible()
  const bytes = await kitBytes(page)
  expect(bytes.gzip / 1000, bytes.files.join(' ')).toBeLessThanOrEqual(227.5)
  await site.close()
})

test('the redirect page hands code and state to the page that asked, and closes', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/login`)
  const redirect = `${portal.url}/spec/any/oauth2-redirect.html`
  const asked = (state: string, query: string) =>
    page.evaluate(
      ({ address, expected }) =>
        new Promise<unknown>((resolve) => {
          const channel = new BroadcastChannel('portal-elements:oauth2-response')
          channel.onmessage = ({ data }: MessageEvent<unknown>) => {
            const { response } = data as { response: { state: string; code?: string } }
            const outcome =
              response.state !== expected
                ? 'state-changed'
                : response.code === undefined
                  ? 'no-code'
                  : 'taken'
            const { state } = response
            channel.postMessage({ kind: 'portal-elements:oauth2-outcome', state, outcome })
            channel.close()
            resolve(response)
          }
          window.open(address, '_blank', 'noopener,width=500,height=600')
        }),
      { address: `${redirect}?${query}`, expected: state },
    )

  const opened = page.waitForEvent('popup')
  expect(await asked('s1', 'code=c1&state=s1')).toMatchObject({ code: 'c1', state: 's1' })
  const popup = await opened
  if (!popup.isClosed()) await popup.waitForEvent('close')

  const second = page.waitForEvent('popup')
  await asked('s1', 'code=c1&state=other')
  await expect(
    (await second).getByText('Authorization may be unsafe, passed state was changed in server...'),
  ).toBeVisible()
  expect(new URL((await second).url()).search).toBe('')
  await (await second).close()

  const third = page.waitForEvent('popup')
  await asked('s1', 'error=access_denied&error_description=Not%20today&state=s1')
  await expect(
    (await third).getByText('[Authorization failed]: no accessCode received from the server'),
  ).toBeVisible()
  await expect((await third).getByText('Not today')).toBeVisible()
  await (await third).close()

  await page.goto(`${redirect}?code=c1&state=s1`)
  await expect(page.getByText('OAuth data not found')).toBeVisible()
})
