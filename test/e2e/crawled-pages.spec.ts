import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CORPUS, corpusFiles } from '../support/corpus'
import { everyBlock, hostileMarkdown, pierImage } from '../support/every-block'
import { hostileDescription, injectedInto } from '../support/hostile-description'
import { robin } from '../support/server/sample-data'
import { type TestProduct, writeContent } from '../support/server/written-content'
import { type BuiltPortal, builtPortal } from './support/built-portal'
import { type Crawl, crawl } from './support/crawl'
import { contentOf, filledPage } from './support/filled-page'
import { holdKit } from './support/hold-kit'
import { hasJava, nuFindings } from './support/nu-checker'
import { expect, signIn, test as base } from './support/portal'
import { workerScope } from './support/worker-scope'

const languages = ['en', 'ca', 'de', 'es', 'fr'] as const

const tooDeep = `{"openapi":"3.1.0","info":{"title":"Deep","version":"1"},"paths":{},"x-deep":${'['.repeat(600)}${']'.repeat(600)}}`

const products: readonly TestProduct[] = [
  {
    folder: 'pier',
    product: { name: 'Pier', visibility: 'everyone', versions: [{ name: '1.0' }] },
    files: {
      'docs/all.md': everyBlock,
      'docs/all.de.md': everyBlock,
      'docs/guides/index.md': '# Guides\n\nSee [one](one.md#first), and [all](../all.md#a-table).\n',
      'docs/guides/one.md': '# One\n\n## First\n\nBack to the [guides](index.md).\n',
      // Its image has to be there.
      'docs/hostile.md': hostileMarkdown.replace('src="x"', 'src="images/pier.svg"'),
      'docs/images/pier.svg': pierImage,
      'versions/1.0/openapi.json': JSON.stringify(hostileDescription),
    },
  },
  {
    folder: 'deep',
    product: { name: 'Deep', visibility: 'developers', versions: [{ name: '1.0' }] },
    files: { 'versions/1.0/openapi.json': tooDeep },
  },
  {
    folder: 'hidden',
    product: { name: 'Hidden', visibility: 'granted', versions: [{ name: '1.0' }] },
    files: { 'docs/start.md': '# Start\n', 'versions/1.0/openapi.json': JSON.stringify(hostileDescription) },
  },
]

/** Too many operations to follow. */
async function githubProduct(): Promise<TestProduct> {
  const [source] = CORPUS
  if (!source) throw new Error('The corpus is empty.')
  const [file] = await corpusFiles({ ...source, files: source.files.slice(0, 1) })
  return {
    folder: 'github',
    product: { name: 'GitHub', visibility: 'everyone', versions: [{ name: '1.0' }] },
    files: { 'versions/1.0/openapi.json': file?.text ?? '' },
  }
}

async function portalWith(
  content: readonly TestProduct[],
  use: (portal: BuiltPortal) => Promise<void>,
): Promise<void> {
  const portal = await builtPortal()
  const folder = await mkdtemp(join(tmpdir(), 'portal-crawled-'))
  try {
    await portal.start()
    await writeContent(folder, { reading: 'everyone', rbac: true, languages }, content)
    await portal.command(['import', folder])
    const options = ['--name', 'Robin', '--status', 'approved', '--password-stdin']
    await portal.command(['developers', 'create', robin.email, ...options], robin.password)
    await use(portal)
  } finally {
    await portal.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Shared {
  readonly pier: BuiltPortal
  readonly github: BuiltPortal
  readonly crawls: Readonly<Record<'demo' | 'pier', Crawl>>
}

const test = base.extend<object, Shared>({
  pier: [({}, use) => portalWith(products, use), workerScope],
  github: [async ({}, use) => portalWith([await githubProduct()], use), workerScope],
  crawls: [
    async ({ portal, pier }, use) => use({ demo: await crawl(portal.url), pier: await crawl(pier.url) }),
    workerScope,
  ],
})

// One worker crawls.
test.describe.configure({ mode: 'default' })

async function sessionOf(portal: BuiltPortal): Promise<string> {
  const response = await fetch(`${portal.url}/api/v2/developer/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: robin.email, password: robin.password }),
  })
  expect(response.status).toBe(204)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

const textOf = async (address: string) => (await fetch(address)).text()

const kinds = [/\/document-images\//, /\.md\?operation=/, /\/register$/]

for (const { name, leastPages, reached } of [
  { name: 'demo', leastPages: 35, reached: [...kinds, /\?model=/] },
  { name: 'pier', leastPages: 40, reached: kinds },
] as const)
  test(`a crawler without scripts reaches every open page from the first, and no broken link: ${name}`, async ({
    crawls,
    portal,
    pier,
  }) => {
    const { url } = name === 'demo' ? portal : pier
    const { addresses, broken, pages } = crawls[name]
    expect(broken).toEqual([])
    expect(pages.size).toBeGreaterThanOrEqual(leastPages)
    const sitemap = Array.from(
      (await textOf(`${url}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g),
      ([, loc = '']) => loc.replaceAll('&amp;', '&'),
    )
    const texts = Array.from(
      (await textOf(`${url}/llms.txt`)).matchAll(/\]\((.*?)\)/g),
      ([, text = '']) => text,
    )
    for (const found of [sitemap, texts]) expect(found.length).toBeGreaterThan(4)
    expect(addresses).toEqual(expect.arrayContaining([...sitemap, ...texts]))
    for (const kind of reached)
      expect(
        addresses.some((address) => kind.test(address)),
        String(kind),
      ).toBe(true)
  })

test('the HTML checker finds nothing in what visitors and developers get', async ({
  crawls,
  portal,
  pier,
}) => {
  test.skip(!hasJava, 'needs Java: apt-get install default-jre-headless')
  const pages = new Map([...crawls.demo.pages, ...crawls.pier.pages])
  for (const language of languages) {
    const address = `${pier.url}/login?lang=${language}`
    pages.set(address, await filledPage(address))
  }
  const cookie = await sessionOf(pier)
  for (const path of ['/', '/docs/pier/all', '/spec/pier/1.0', '/spec/pier/1.0?operation=hostileOperation'])
    pages.set(`${path} of a developer`, await filledPage(pier.url + path, { cookie }))
  for (const path of ['/404', '/my-apps', '/builder', '/no-page', '/?query=nothing+like+it']) {
    const response = await fetch(portal.url + path, { headers: { accept: 'text/html' } })
    pages.set(path, await response.text())
  }
  expect(await nuFindings(pages)).toEqual([])
})

test('a page of a hidden product is like one of a product that never was', async ({ pier }) => {
  const cookie = await sessionOf(pier)
  for (const { who, headers } of [
    { who: 'a visitor', headers: {} },
    { who: 'a developer without access', headers: { cookie } },
  ])
    for (const rest of [
      '/docs/%',
      '/docs/%/start',
      '/docs/%/start.md',
      '/docs/%/start?lang=de',
      '/spec/%',
      '/spec/%/1.0',
      '/spec/%/1.0?operation=hostileOperation',
      '/spec/%/1.0?model=Hostile',
      '/spec/%/1.0.md',
      '/spec/%/1.0.md?operation=hostileOperation',
    ]) {
      const [hidden, unknown] = await Promise.all(
        // As long as each other.
        ['hidden', 'absent'].map(async (product) => {
          const response = await fetch(pier.url + rest.replace('%', product), {
            headers: { accept: 'text/html', ...headers },
          })
          const { status, headers: sent } = response
          // The ETag is that of a text with the address.
          const own = ['date', 'x-request-id', 'etag']
          return {
            status,
            headers: [...sent].filter(([header]) => !own.includes(header)),
            body: (await response.text()).replaceAll(product, '%').replace(/"trace:[^"]*"/, '""'),
          }
        }),
      )
      expect(hidden, `${rest} for ${who}`).toEqual(unknown)
      expect(hidden?.body, `${rest} for ${who}`).not.toMatch(/Hidden|Hostile/)
    }
})

test('what a hostile text names is text in the page that the server sends, and stays it', async ({
  browser,
  pier,
}) => {
  // Without the policy of the page, everything that is injected would run.
  const context = await browser.newContext({ bypassCSP: true })
  for (const { path, tag, words } of [
    { path: '/docs/pier/hostile', tag: 'portal-docs', words: 'bold words' },
    { path: '/spec/pier/1.0', tag: 'portal-spec', words: 'window.injected' },
    { path: '/spec/pier/1.0?operation=hostileOperation', tag: 'portal-spec', words: 'window.injected' },
    { path: '/spec/pier/1.0?operation=hostileHook', tag: 'portal-spec', words: 'window.injected' },
    { path: '/spec/pier/1.0?model=Hostile', tag: 'portal-spec', words: 'window.injected' },
  ]) {
    const page = await context.newPage()
    const kit = await holdKit(page)
    await filledPage(pier.url + path)
    await page.goto(pier.url + path, { waitUntil: 'commit' })
    await expect(page.locator('main [data-portal-first]')).toContainText(words)
    expect(await injectedInto(page, tag), path).toEqual([])
    await kit.letGo()
    await expect(page.locator('[data-portal-first]')).toHaveCount(0)
    await expect(page.locator(tag)).toContainText(words)
    expect(await injectedInto(page, tag), path).toEqual([])
    await page.close()
  }
  await context.close()
})

test('a description that cannot be rendered is left to the kit, which says why', async ({ page, pier }) => {
  await signIn(page, pier.url, robin)
  const response = await page.goto(`${pier.url}/spec/deep/1.0`)
  expect(contentOf((await response?.text()) ?? '')).toBe('')
  await expect(page.getByRole('alert')).toContainText('500')
})

test('a crawler that wants every operation of GitHub’s description at once gets each with its head', async ({
  page,
  github,
}) => {
  const sitemap = await textOf(`${github.url}/sitemap.xml`)
  const operations = Array.from(sitemap.matchAll(/<loc>(.*?operation=.*?)<\/loc>/g), ([, loc = '']) => loc)
  expect(operations.length).toBeGreaterThan(1_000)
  const without = operations.map(async (address) => {
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    const html = await response.text()
    return response.ok && html.includes(`<link rel="canonical" href="${address}">`) ? [] : [address]
  })
  expect((await Promise.all(without)).flat()).toEqual([])
  await filledPage(`${github.url}/login`)
  await page.goto(String(operations.at(-1)))
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
})
