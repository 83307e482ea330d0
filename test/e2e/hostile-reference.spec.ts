import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { hostileDescription, injectedInto } from '../support/hostile-description'
import { consoleErrorsOf } from './support/console-errors'
import { expect, test } from './support/portal'

interface Reference {
  readonly portal: string
  readonly description: string
  readonly operation?: string
  /** Where the description lies. Default: beside the page. */
  readonly specUrl?: string
  /** Directives beside those of every page with the kit. Absent: a page without a policy, where everything would run. */
  readonly policy?: string
}

/** An embedder's page with one reference, whose description it serves itself. */
async function referenceOn(
  page: Page,
  { portal, description, operation, specUrl = '/openapi', policy }: Reference,
) {
  const strict = [
    "default-src 'none'",
    `script-src ${portal}`,
    `style-src ${portal}`,
    `img-src 'self' data: ${portal}`,
    "font-src 'self'",
    // The description lies with the page.
    `connect-src ${portal} 'self'`,
    "require-trusted-types-for 'script'",
  ]
  const open = operation ? `operation="${operation}"` : ''
  const site = await hostSite({
    ...(policy === undefined ? {} : { contentSecurityPolicy: [...strict, policy].join('; ') }),
    files: {
      '/openapi': description,
      '/index.html': `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}"></script>
        <main><portal-spec heading-level="1" spec-url="${specUrl}" ${open}></portal-spec></main>`,
    },
  })
  const consoleErrors = await consoleErrorsOf(page)
  await page.goto(`${site.url}/`)
  return { site, consoleErrors }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the reference works under the strict policy, with Trusted Types and a worker from another origin', async ({
  page,
  portal,
}) => {
  const { site, consoleErrors } = await referenceOn(page, {
    portal: portal.url,
    description: JSON.stringify(hostileDescription),
    policy: "worker-src 'self' blob:",
  })
  await expect(heading(page, 'Hostile')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/hostileOperation'))
  await expect(heading(page, 'Hostile operation')).toBeVisible()
  await expect(page.locator('.pe-hl-string').first()).toBeVisible()
  await page.getByRole('searchbox').fill('webhok')
  await page
    .getByRole('list', { name: 'Search results' })
    .getByRole('link', { name: /^Hostile webhook/ })
    .click()
  await expect(heading(page, 'Hostile webhook')).toBeVisible()
  expect(consoleErrors).toEqual([])
  await site.close()
})

test('a page whose policy allows no worker is told which directive is missing', async ({ page, portal }) => {
  const { site } = await referenceOn(page, {
    portal: portal.url,
    description: JSON.stringify(hostileDescription),
    policy: "worker-src 'none'",
  })
  await expect(page.getByRole('alert')).toContainText("worker-src 'self' blob:")
  await site.close()
})

test('scripts in every text of a description are words, on a page without any policy', async ({
  page,
  portal,
}) => {
  const { site, consoleErrors } = await referenceOn(page, {
    portal: portal.url,
    description: JSON.stringify(hostileDescription),
  })
  for (const [location, name] of [
    ['', 'Hostile'],
    ['#/hostileOperation', 'Hostile operation'],
    ['#/schemas/Hostile', 'Hostile'],
    ['#/webhooks/hostileHook', 'Hostile webhook'],
  ] as const) {
    await page.goto(`${site.url}/${location}`)
    await expect(heading(page, name).first()).toBeVisible()
    const folded = page.locator('portal-spec article button[aria-expanded=false]')
    while ((await folded.count()) > 0) await folded.first().click()
    await expect(page.getByText('window.injected').first()).toBeVisible()
    expect(await injectedInto(page)).toEqual([])
  }
  expect(consoleErrors.filter((text) => !/Failed to load resource|images/.test(text))).toEqual([])
  await site.close()
})

const tenThousand = (tagOf: (count: number) => string | undefined): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Many', version: '1' },
    paths: Object.fromEntries(
      Array.from({ length: 10_000 }, (_, count) => {
        const tag = tagOf(count)
        const operation = { operationId: `thing${count}`, summary: `Thing ${count}`, responses: {} }
        return [`/things/${count}`, { get: tag ? { ...operation, tags: [tag] } : operation }]
      }),
    ),
  })

const manyOperations = tenThousand(() => undefined)

const many: readonly { what: string; description: string; folded: readonly RegExp[] }[] = [
  {
    what: 'no tag',
    description: manyOperations,
    folded: [/^Other operations 10,000$/, /^Thing 9750 … 250$/],
  },
  {
    what: 'fifty tags',
    description: tenThousand((count) => `Group ${count % 50}`),
    folded: [/^Group 49 200$/],
  },
  {
    what: 'a tag each',
    description: tenThousand((count) => `Group ${count}`),
    folded: [/^Group 9750 … 250$/, /^Group 9999 1$/],
  },
]

for (const { what, description, folded } of many)
  test(`10,000 operations with ${what} open where asked, and the page renders only what the reader expands`, async ({
    page,
    portal,
  }) => {
    const { site, consoleErrors } = await referenceOn(page, {
      portal: portal.url,
      description,
      operation: 'thing7000',
    })
    await expect(heading(page, 'Thing 7000')).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'API reference' })
    await expect(navigation.getByRole('link', { name: /^Thing 7000/ })).toBeInViewport()
    const last = navigation.getByRole('link', { name: /^Thing 9999/ })
    for (const name of folded) {
      const group = navigation.getByRole('button', { name })
      // The first may be open already, because it holds what is open.
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.press('Enter')
    }
    await expect(last).toBeAttached()
    expect(await page.locator('portal-spec nav *').count()).toBeLessThan(4000)
    await last.press('Enter')
    await expect(heading(page, 'Thing 9999')).toBeVisible()
    await page.getByRole('searchbox').fill('thing 4321')
    await page.getByRole('searchbox').press('Enter')
    await expect(heading(page, 'Thing 4321')).toBeVisible()
    expect(consoleErrors).toEqual([])
    await site.close()
  })

/** Forty objects, each inside the one before. */
function nested(): object {
  let schema: object = { type: 'string', description: 'The ground of it all' }
  for (let level = 40; level > 0; level -= 1)
    schema = {
      type: 'object',
      properties: { [`level${level}`]: { ...schema, description: 'A level with some words' } },
    }
  return schema
}

test('forty levels are unfolded to the ground, which a narrow window still shows in readable lines', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const { site } = await referenceOn(page, {
    portal: portal.url,
    operation: 'deep',
    description: JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Deep', version: '1' },
      paths: {
        '/deep': {
          post: {
            operationId: 'deep',
            requestBody: { content: { 'application/json': { schema: nested() } } },
            responses: {},
          },
        },
      },
    }),
  })
  for (let level = 1; level < 40; level += 1)
    await page.getByRole('button', { name: new RegExp(`: level${level}$`) }).click()
  const ground = page.getByRole('listitem').filter({ hasText: 'level40' }).last()
  await expect(ground).toContainText('string')
  expect((await ground.boundingBox())?.width).toBeGreaterThan(200)
  await expect(page.getByText('Inside level39')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await site.close()
})

test('circular references are shown once, and reported if they have no content', async ({ page, portal }) => {
  const ref = (name: string) => ({ $ref: `#/components/${name}` })
  const { site, consoleErrors } = await referenceOn(page, {
    portal: portal.url,
    operation: 'round',
    description: JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Round', version: '1' },
      paths: {
        '/round': {
          parameters: [ref('parameters/One')],
          post: {
            operationId: 'round',
            requestBody: { content: { 'application/json': { schema: ref('schemas/Node') } } },
            responses: { 200: ref('responses/One') },
            callbacks: { again: { '{$request.body#/url}': { $ref: '#/paths/~1round' } } },
          },
        },
      },
      components: {
        parameters: { One: ref('parameters/Two'), Two: ref('parameters/One') },
        responses: { One: ref('responses/One') },
        schemas: {
          Node: {
            type: 'object',
            properties: { next: ref('schemas/Node'), list: { type: 'array', items: ref('schemas/Node') } },
          },
          Itself: ref('schemas/Itself'),
          Part: { allOf: [ref('schemas/Part'), { type: 'object', properties: { a: { type: 'string' } } }] },
          Either: { oneOf: [ref('schemas/Either'), { type: 'string' }] },
          Lists: { oneOf: [{ type: 'array', items: ref('schemas/Lists') }, { type: 'string' }] },
        },
      },
    }),
  })
  const article = page.getByRole('article')
  await expect(article.getByText('The reference #/components/parameters/One is circular.')).toBeVisible()
  await expect(article.getByText('The reference #/components/responses/One is circular.')).toBeVisible()
  for (let round = 0; round < 3; round += 1)
    await article
      .getByRole('button', { name: /^Show child properties.*next/ })
      .last()
      .click()
  await expect(article.getByText('recursive').first()).toBeVisible()
  for (const model of ['Node', 'Itself', 'Part', 'Either', 'Lists']) {
    await page.goto(`${site.url}/#/schemas/${model}`)
    await expect(heading(page, model)).toBeVisible()
    await expect(article.getByText(/object|circular|One of/).first()).toBeVisible()
  }
  await expect(article.getByRole('group', { name: 'One of' })).toHaveCount(1)
  expect(consoleErrors).toEqual([])
  await site.close()
})

/** Nine levels of nine aliases each: 400 million values from 1 kB. */
const aliases = [
  'a0: &a0 [x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 8 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]`),
]

const refused: readonly { what: string; description: string; says: string | RegExp }[] = [
  {
    what: 'a page that is no description',
    description: '<!doctype html><p>Hello',
    says: /not an OpenAPI description/,
  },
  { what: 'JSON that is something else', description: '{"name": "kit"}', says: /not an OpenAPI description/ },
  { what: 'JSON that ends too early', description: manyOperations.slice(0, 500), says: /Line 1, column/ },
  {
    what: 'YAML whose aliases explode',
    description: `openapi: 3.1.0\n${aliases.join('\n')}`,
    says: /aliases/,
  },
  {
    what: 'a tower of lists',
    description: `{"openapi":"3.1.0","x":${'['.repeat(600)}${']'.repeat(600)}}`,
    says: 'nested deeper than 500 levels',
  },
  { what: 'more than a page can hold', description: ' '.repeat(64_000_001), says: 'larger than 64 MB' },
  { what: 'nothing', description: '  ', says: 'The API description is empty.' },
]

for (const { what, description, says } of refused)
  test(`${what} is refused with a reason, and can be tried again`, async ({ page, portal }) => {
    const { site } = await referenceOn(page, { portal: portal.url, description })
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await site.close()
  })

test('a description that never arrives is given up after a minute, and its worker ends', async ({
  page,
  portal,
}) => {
  const silent = createServer(() => undefined)
  await new Promise<void>((listening) => silent.listen(0, 'localhost', listening))
  const { port } = silent.address() as AddressInfo
  await page.clock.install()
  const asked = new Promise((received) => silent.once('request', received))
  const { site } = await referenceOn(page, {
    portal: portal.url,
    description: '',
    specUrl: `http://localhost:${port}/openapi.json`,
  })
  await asked
  await expect.poll(() => page.workers().length).toBe(1)
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('alert')).toContainText('Reading the API description took too long')
  await expect.poll(() => page.workers().length).toBe(0)
  silent.closeAllConnections()
  silent.close()
  await site.close()
})
