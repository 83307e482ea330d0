import type { Page } from '@playwright/test'
import { type RecordingApi, recordingApi } from '../support/recording-api'
import { findings } from './support/findings'
import { expect, test as base } from './support/portal'

interface Site {
  readonly own: RecordingApi
  readonly api: RecordingApi
  /** An API that the description did not name when it was first loaded. */
  readonly other: RecordingApi
  /** Replaces the description, which the page gets at its next visit. */
  describe(server: string, tokens: string): void
}

const operation = (id: string, scheme: string) => ({
  get: { operationId: id, security: [{ [scheme]: [] }], responses: { 200: { description: 'It' } } },
})

const described = (server: string, tokens: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Levels', version: '1' },
    servers: [{ url: `${server}/api` }],
    paths: { '/levels': operation('listLevels', 'key'), '/gates': operation('listGates', 'client') },
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        client: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: tokens, scopes: {} } } },
      },
    },
  })

const test = base.extend<{ site: Site }>({
  site: async ({ portal }, use) => {
    const api = await recordingApi()
    const other = await recordingApi()
    let description = described(api.url, `${api.url}/api/token`)
    const script = `<script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${portal.url}"></script>`
    const own = await recordingApi({
      files: () => ({
        '/': `<!doctype html><html lang="en"><title>Host</title>${script}
          <main><portal-spec heading-level="1" spec-url="/openapi.json"></portal-spec></main>`,
        '/openapi.json': description,
        '/favicon.ico': '',
      }),
    })
    await use({
      own,
      api,
      other,
      describe: (server, tokens) => (description = described(server, tokens)),
    })
    await Promise.all([own, api, other].map((one) => one.close()))
  },
})

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Send to http/ })
const heading = (page: Page, { url }: RecordingApi) => page.getByRole('dialog', { name: `Send to ${url}?` })
const responded = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Status \d+ after/ })).toHaveCount(1)

/** The reader leaves the reference, and opens it again in the same page. */
async function visitAgain(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    const before = document.querySelector('portal-spec')
    location.hash = hash
    before?.replaceWith(before.cloneNode())
  }, `#/default/${id}`)
  await page.getByRole('button', { name: 'Try it' }).click()
}

async function open(page: Page, { own }: Site, id: string): Promise<void> {
  // Another document in between: only then the page begins anew.
  await page.goto('about:blank')
  await page.goto(`${own.url}/#/default/${id}`)
  await page.getByRole('button', { name: 'Try it' }).click()
}

test('a description that changes its server between two visits gets the key only after a confirmation', async ({
  page,
  site,
}) => {
  await open(page, site, 'listLevels')
  await page.getByLabel('API key: key', { exact: true }).fill('k1')
  await page.getByRole('button', { name: 'Send' }).click()
  await responded(page)
  expect(site.api.last().headers['x-key']).toBe('k1')

  site.describe(site.other.url, `${site.other.url}/api/token`)
  await visitAgain(page, 'listLevels')
  await page.getByLabel('API key: key', { exact: true }).fill('k2')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(heading(page, site.other)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(site.other.arrived).toEqual([])

  await page.getByRole('button', { name: 'Send' }).click()
  await heading(page, site.other).getByRole('button', { name: 'Send there' }).click()
  await responded(page)
  expect(site.other.last().headers).toMatchObject({ 'x-key': 'k2' })
  expect(site.other.last().headers.cookie).toBeUndefined()

  // Confirmed for this visit, and for the next one asked again.
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => site.other.arrived.length).toBe(2)
  await visitAgain(page, 'listLevels')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(heading(page, site.other)).toBeVisible()
  expect(site.other.arrived).toHaveLength(2)
})

test('a token endpoint on another host gets no client secret before the reader has confirmed it', async ({
  page,
  site,
}) => {
  site.describe(site.api.url, `${site.other.url}/api/token`)
  await open(page, site, 'listGates')
  await page.getByLabel('Client ID').fill('machine')
  await page.getByLabel('Client secret', { exact: true }).fill('s3cret')
  const getToken = page.getByRole('button', { name: 'Get a token' })
  await getToken.click()
  await heading(page, site.other).getByRole('button', { name: 'Cancel' }).click()
  await expect(getToken).toBeEnabled()
  expect(site.other.arrived).toEqual([])
  await getToken.click()
  await heading(page, site.other).getByRole('button', { name: 'Send there' }).click()
  await expect.poll(() => site.other.arrived.length).toBe(1)
  expect(site.other.last().headers.cookie).toBeUndefined()
})

test('endpoints of the portal’s own API get nothing, and its token endpoint gets a client secret', async ({
  page,
  portal,
  site,
}) => {
  const reached: string[] = []
  page.on('request', (request) => {
    if (/[/](developer|oauth)[/]/.test(request.url())) reached.push(new URL(request.url()).pathname)
  })
  // A tag that shows the portal, so that the page has one.
  const hasPortal = () => page.evaluate(() => document.body.append(document.createElement('portal-header')))
  site.describe(`${portal.url}/api/v2/developer`, `${portal.url}/api/v2/developer/authenticate`)
  await open(page, site, 'listLevels')
  await hasPortal()
  await page.getByLabel('API key: key', { exact: true }).fill('k1')
  await page.getByRole('button', { name: 'Send' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'belongs to the API of this portal' })
  await expect(refusal).toBeVisible()
  await open(page, site, 'listGates')
  await hasPortal()
  await page.getByLabel('Client ID').fill('machine')
  await page.getByLabel('Client secret', { exact: true }).fill('s3cret')
  await page.getByRole('button', { name: 'Get a token' }).click()
  await expect(refusal).toBeVisible()
  expect(reached.filter((path) => !path.endsWith('/refresh'))).toEqual([])

  site.describe(site.api.url, `${portal.url}/oauth/token`)
  await open(page, site, 'listGates')
  await hasPortal()
  await page.getByLabel('Client ID').fill('machine')
  await page.getByLabel('Client secret', { exact: true }).fill('s3cret')
  const asked = page.waitForRequest(`${portal.url}/oauth/token`)
  await page.getByRole('button', { name: 'Get a token' }).click()
  expect((await (await asked).allHeaders()).cookie).toBeUndefined()
  await expect(dialog(page)).toHaveCount(0)
})
