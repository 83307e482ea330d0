import { hostSite } from '../support/host-site'
import { inParallel } from '../support/in-parallel'
import { countTransfer, kitBytes } from '../support/wire'
import { developer, expect, signIn, test } from './support/portal'

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

async function bareWith(portal: string, body: string) {
  const script = `<script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}" data-user-entity="developer"></script>`
  return hostSite({ files: { '/index.html': `<!doctype html><title>Bare</title>${script}${body}` } })
}

test('the loader on a page without a tag costs at most 2 kB', async ({ page, portal }) => {
  const site = await bareWith(portal.url, '<p>No tag</p>')
  await page.goto(site.url, { waitUntil: 'networkidle' })
  const bytes = await kitBytes(page)
  expect(bytes.files).toContain('loader.js')
  expect(kilobytes(bytes.gzip), bytes.files.join(' ')).toBeLessThanOrEqual(2)
  await site.close()
})

/** Ceilings in kB. */
const oneForm = { gzip: 115.5, brotli: 99.5 }

/** Name of a property that the library of the cache has in each of its queries. */
const PART_OF_CACHE = 'dataUpdateCount'

const formTags = [
  'portal-login',
  'portal-register',
  'portal-forgot-password',
  'portal-reset-password',
  'portal-change-password',
  'portal-accept-invitation',
]

test(`each form of a developer and of a user costs at most ${oneForm.gzip} kB with gzip, ${oneForm.brotli} kB with brotli`, async ({
  browser,
  portal,
}) => {
  const forms = formTags.flatMap((tag) => ['developer', 'user'].map((kind) => ({ tag, kind })))
  await inParallel(forms, async ({ tag, kind }) => {
    const site = await bareWith(portal.url, `<${tag} user-entity="${kind}"></${tag}>`)
    const page = await browser.newPage()
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await expect(page.locator('form')).toBeVisible()
    const bytes = await kitBytes(page)
    const message = `<${tag}> of a ${kind}: ${bytes.files.join(' ')}`
    expect.soft(kilobytes(bytes.gzip), message).toBeLessThanOrEqual(oneForm.gzip)
    expect.soft(kilobytes(bytes.brotli), message).toBeLessThanOrEqual(oneForm.brotli)
    for (const file of bytes.files) {
      const response = await page.request.get(`${portal.url}/kit/${file}`)
      expect
        .soft(await response.text(), `${file} of <${tag}> has the cache of remote data`)
        .not.toContain(PART_OF_CACHE)
    }
    await page.close()
    await site.close()
  })
})

test('the catalog in the assembled portal costs at most 14 kB for the page with its content, and 171.5 kB for all else, with its typeface', async ({
  browser,
  page,
  portal,
}) => {
  await signIn(page, portal.url, developer)
  const storageState = await page.context().storageState()
  // Another context, because the one that signed in has most of it in its cache.
  const context = await browser.newContext({ storageState })
  const fresh = await context.newPage()
  const transfer = await countTransfer(fresh)
  const answered = await fresh.goto(portal.url, { waitUntil: 'networkidle' })
  await expect(
    fresh
      .getByRole('heading', { level: 2 })
      .or(fresh.getByRole('heading', { level: 3 }))
      .first(),
  ).toBeVisible()
  const sizes = await answered?.request().sizes()
  const pageBytes = (sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0)
  expect(kilobytes(pageBytes)).toBeGreaterThan(1)
  expect(kilobytes(pageBytes)).toBeLessThanOrEqual(14)
  const others = transfer.total() - pageBytes
  expect(kilobytes(others)).toBeGreaterThan(50)
  expect(kilobytes(others)).toBeLessThanOrEqual(171.5)
  await context.close()
})
