import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { recordingApi } from '../support/recording-api'
import { hostileDescription, injectedInto } from '../support/hostile-description'
import { consoleErrorsOf } from './support/console-errors'
import { developer, expect, signIn, test } from './support/portal'

const KIT = 'dist/kit/'
const viewerFile = /chunks-[^/]*\/stoplight-viewer[.]js$/

const harbour = (api: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Harbour', version: '1' },
    servers: [{ url: `${api}/api` }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{ token: [] }],
    paths: {
      '/berths': {
        get: { operationId: 'listBerths', tags: ['Berths'], summary: 'List berths', responses: {} },
        post: {
          operationId: 'bookBerth',
          tags: ['Berths'],
          summary: 'Book a berth',
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { name: { type: 'string', description: 'Of the *ship*.' } },
                },
                example: { name: 'Heron' },
              },
            },
          },
          responses: { 201: { description: 'Booked.' } },
        },
      },
    },
  })

interface HostPage {
  readonly portal: string
  readonly description: string
  readonly api?: string
  readonly attributes?: string
}

/** An embedder's page under the strict policy, with one reference. */
async function hostOf(page: Page, { portal, description, api = '', attributes = '' }: HostPage) {
  const site = await hostSite({
    contentSecurityPolicy: [
      `default-src 'none'; script-src ${portal}; style-src ${portal} 'self'; img-src 'self' data: ${portal}; font-src 'self'`,
      `connect-src ${portal} 'self' ${api}; worker-src 'self' blob:; require-trusted-types-for 'script'`,
    ].join('; '),
    files: {
      '/openapi': description,
      '/page.css': 'h1, button { font: 700 40px serif; color: rgb(200, 0, 0); text-transform: uppercase }',
      '/index.html': `<!doctype html><html lang="en"><title>Host</title><link rel="stylesheet" href="/page.css">
        <script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}"></script>
        <h1 id="own">Ours</h1><button id="press">Press</button>
        <main><portal-spec heading-level="1" spec-url="/openapi" ${attributes}></portal-spec></main>`,
    },
  })
  const consoleErrors = await consoleErrorsOf(page)
  return { site, consoleErrors }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('an address leads to an operation that Stoplight draws, tries and samples, under the strict policy', async ({
  page,
  portal,
}) => {
  const api = await recordingApi()
  const { site, consoleErrors } = await hostOf(page, {
    portal: portal.url,
    description: harbour(api.url),
    api: api.url,
    attributes: 'renderer="stoplight" theme="dark"',
  })
  await page.goto(`${site.url}/#/Berths/bookBerth`)
  await expect(heading(page, 'Book a berth')).toBeVisible()
  await page.getByRole('link', { name: /^List berths/ }).click()
  await expect(heading(page, 'List berths')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/Berths/listBerths')
  await page.goBack()
  await expect(heading(page, 'Book a berth')).toBeVisible()

  await page.evaluate(() => {
    document.addEventListener('try-it-response', (event) => {
      document.title = `answered ${(event as CustomEvent<{ status: number }>).detail.status}`
    })
  })
  await page.getByPlaceholder('123').fill('s3cret')
  await page.getByRole('button', { name: 'Send API Request' }).click()
  await expect(page).toHaveTitle('answered 200')
  expect(api.last()).toMatchObject({ method: 'POST', target: '/api/berths' })
  expect(api.last().headers.authorization).toBe('Bearer s3cret')
  expect(JSON.parse(api.last().body.toString())).toEqual({ name: 'Heron' })

  await page.getByRole('button', { name: /^Request Sample/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Go', exact: true }).click()
  await expect(page.getByText('package main')).toBeVisible()
  await page.getByRole('button', { name: /^Request Sample/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()

  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect(JSON.stringify(kept)).not.toContain('s3cret')
  expect(consoleErrors).toEqual([])
  await site.close()
  await api.close()
})

test('its styles stay with it, and those of the page outside', async ({ page, portal }) => {
  const { site } = await hostOf(page, {
    portal: portal.url,
    description: harbour('http://localhost'),
    attributes: 'renderer="stoplight"',
  })
  const appearance = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { font, color, textTransform, margin, padding, border } = getComputedStyle(element)
        return { font, color, textTransform, margin, padding, border }
      })
  const styles = () => page.evaluate(() => document.querySelectorAll('style, link').length)
  await page.goto(`${site.url}/#/Berths/bookBerth`, { waitUntil: 'commit' })
  await page.locator('#own').waitFor()
  const before = [await appearance('#own'), await appearance('#press')]
  await expect(heading(page, 'Book a berth')).toBeVisible()
  expect([await appearance('#own'), await appearance('#press')]).toEqual(before)
  expect(await styles()).toBe(1)
  const rendered = await appearance('.pe-stoplight h1')
  expect([rendered.color, rendered.textTransform]).not.toContain('rgb(200, 0, 0)')
  expect(rendered.textTransform).toBe('none')
  expect((await appearance('.pe-stoplight button')).font).not.toContain('40px')
  await site.close()
})

test('pages that do not ask for it load nothing of it, and the build has one React', async ({
  page,
  portal,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const { site } = await hostOf(page, { portal: portal.url, description: harbour('http://localhost') })
  await page.goto(`${site.url}/#/Berths/bookBerth`, { waitUntil: 'networkidle' })
  await expect(heading(page, 'Book a berth')).toBeVisible()
  expect(loaded.filter((url) => viewerFile.test(url))).toEqual([])
  await page.locator('portal-spec').evaluate((element) => element.setAttribute('renderer', 'stoplight'))
  await expect(page.locator('.pe-stoplight h1')).toHaveText('Book a berth')
  expect(loaded.filter((url) => viewerFile.test(url))).toHaveLength(1)

  const files = readdirSync(KIT, { recursive: true })
    .map(String)
    // The builder is a page of its own, with a build of its own.
    .filter((name) => name.endsWith('.js') && !name.startsWith('builder/'))
  const texts = files.map((name) => readFileSync(KIT + name, 'utf8'))
  const count = (text: string) => texts.reduce((sum, code) => sum + code.split(text).length - 1, 0)
  expect(count('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=')).toBe(1)
  expect(count('__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED')).toBe(0)
  const marked = texts.filter((code) => code.includes('sl-elements') || code.includes('sl-canvas'))
  expect(marked.length).toBeLessThanOrEqual(1)
  await site.close()
})

test('when its files are lost, the reader is told, and goes on with the built-in viewer or with it', async ({
  page,
  portal,
}) => {
  await page.route(viewerFile, (route) => route.abort())
  const { site } = await hostOf(page, {
    portal: portal.url,
    description: harbour('http://localhost'),
    attributes: 'renderer="stoplight"',
  })
  await page.goto(`${site.url}/#/Berths/bookBerth`)
  await expect(page.getByRole('alert')).toContainText('The chosen viewer could not show this.')
  await page.getByRole('button', { name: 'Use the built-in viewer' }).click()
  await expect(heading(page, 'Book a berth')).toBeVisible()
  await expect(page.locator('.pe-stoplight')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(viewerFile)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.pe-stoplight h1')).toHaveText('Book a berth')
  await site.close()
})

test('scripts in every text of a description are words in it, too', async ({ page, portal }) => {
  const site = await hostSite({
    files: {
      '/openapi': JSON.stringify(hostileDescription),
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${portal.url}"></script>
        <portal-spec heading-level="1" spec-url="/openapi" renderer="stoplight"></portal-spec>`,
    },
  })
  for (const position of ['', '#/hostileOperation', '#/schemas/Hostile', '#/webhooks/hostileHook']) {
    await page.goto(`${site.url}/${position}`)
    await page.reload()
    await expect(page.locator('.pe-stoplight h1').first()).toBeVisible()
    await expect(page.locator('.pe-stoplight').getByText('window.injected').first()).toBeVisible()
    expect(await injectedInto(page)).toEqual([])
    await expect(page.locator('.pe-stoplight iframe, .pe-stoplight script')).toHaveCount(0)
    const hrefs = await page
      .locator('.pe-stoplight a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.filter((href) => /^\s*javascript:/i.test(href))).toEqual([])
  }
  await site.close()
})

test('it draws what only those see who are signed in', async ({ page, portal }) => {
  await signIn(page, portal.url, developer)
  const response = await page.request.get(`${portal.url}/api/v2/products`, {
    params: { 'filter[name]': 'Chandlery Orders' },
  })
  const { data } = (await response.json()) as { data: { id: string }[] }
  await page.evaluate((product) => {
    const element = document.createElement('portal-spec')
    element.setAttribute('product', product)
    element.setAttribute('user-entity', 'developer')
    element.setAttribute('renderer', 'stoplight')
    element.setAttribute('operation', 'createOrder')
    document.body.replaceChildren(element)
  }, data[0]?.id ?? '')
  await expect(page.locator('.pe-stoplight h1')).toHaveText('Create an order')
})
