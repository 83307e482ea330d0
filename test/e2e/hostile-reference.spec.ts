import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { spoilt, spoiledBy } from '../support/spoilt-description'
import { expect, test } from './support/portal'

interface Reference {
  readonly portal: string
  readonly description: string
  readonly operation?: string
  /** Directives beside those of every page with the kit. Absent: a page without a policy, where everything would run. */
  readonly policy?: string
}

/** A page of somebody else's with one reference, whose description it serves itself. */
async function referenceOn(page: Page, { portal, description, operation, policy }: Reference) {
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
        <main><portal-spec heading-level="1" spec-url="/openapi" ${open}></portal-spec></main>`,
    },
  })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  await page.goto(`${site.url}/`)
  return { site, complaints }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the reference works under the strict policy, with Trusted Types and a worker from another origin', async ({
  page,
  portal,
}) => {
  const { site, complaints } = await referenceOn(page, {
    portal: portal.url,
    description: JSON.stringify(spoilt),
    policy: "worker-src 'self' blob:",
  })
  await expect(heading(page, 'Spoilt')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/spoiltOperation'))
  await expect(heading(page, 'Spoilt operation')).toBeVisible()
  await expect(page.locator('.pe-hl-string').first()).toBeVisible()
  expect(complaints).toEqual([])
  await site.close()
})

test('a page whose policy allows no worker is told which directive is missing', async ({ page, portal }) => {
  const { site } = await referenceOn(page, {
    portal: portal.url,
    description: JSON.stringify(spoilt),
    policy: "worker-src 'none'",
  })
  await expect(page.getByRole('alert')).toContainText("worker-src 'self' blob:")
  await site.close()
})

test('scripts in every text of a description are words, on a page without any policy', async ({
  page,
  portal,
}) => {
  const { site, complaints } = await referenceOn(page, {
    portal: portal.url,
    description: JSON.stringify(spoilt),
  })
  for (const [place, name] of [
    ['', 'Spoilt'],
    ['#/spoiltOperation', 'Spoilt operation'],
    ['#/schemas/Spoilt', 'Spoilt'],
    ['#/webhooks/spoiltHook', 'Spoilt webhook'],
  ] as const) {
    await page.goto(`${site.url}/${place}`)
    await expect(heading(page, name).first()).toBeVisible()
    const folded = page.locator('portal-spec article button[aria-expanded=false]')
    while ((await folded.count()) > 0) await folded.first().click()
    await expect(page.getByText('window.spoiled').first()).toBeVisible()
    expect(await spoiledBy(page)).toEqual([])
  }
  expect(complaints.filter((text) => !/Failed to load resource|images/.test(text))).toEqual([])
  await site.close()
})

const manyOperations = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Many', version: '1' },
  paths: Object.fromEntries(
    Array.from({ length: 10_000 }, (_, count) => [
      `/things/${count}`,
      { get: { operationId: `thing${count}`, summary: `Thing ${count}`, responses: {} } },
    ]),
  ),
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
    says: /no OpenAPI description/,
  },
  { what: 'JSON that is something else', description: '{"name": "kit"}', says: /no OpenAPI description/ },
  { what: 'JSON that ends too early', description: manyOperations.slice(0, 500), says: /Line 1, column/ },
  {
    what: 'YAML whose aliases explode',
    description: `openapi: 3.1.0\n${aliases.join('\n')}`,
    says: /aliases/,
  },
  { what: 'nothing', description: '  ', says: 'The API description is empty.' },
]

for (const { what, description, says } of refused)
  test(`${what} is refused with a reason, and can be tried again`, async ({ page, portal }) => {
    const { site } = await referenceOn(page, { portal: portal.url, description })
    await expect(page.getByRole('alert')).toContainText(says)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await site.close()
  })
