import { readFileSync } from 'node:fs'
import { hostSite } from '../support/host-site'
import { expect, test } from './support/portal'

/** The markup that the documentation shows for it. */
const sample =
  /### Without the kit[^]*?```html\n([^]*?)```/.exec(readFileSync('docs/embedding.md', 'utf8'))?.[1] ?? ''

const pageWith = (script: string, body: string) =>
  hostSite({
    files: { '/index.html': `<!doctype html><html lang="en"><title>Host</title>${script}${body}</html>` },
  })

const scriptOf = (portal: string) =>
  `<script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}" data-user-entity="developer"></script>`

test('children of a tag are shown without the kit, and give way to what it shows', async ({
  page,
  publicPortal,
}) => {
  expect(sample).toContain('portal-catalog')
  const link = page.getByRole('link', { name: 'All APIs' })
  const bare = await pageWith('', sample)
  await page.goto(bare.url)
  await expect(link).toBeVisible()
  await bare.close()

  const whole = await pageWith(scriptOf(publicPortal.url), sample)
  await page.goto(whole.url)
  await expect(page.getByRole('link', { name: 'Coast Forecast', exact: true }).first()).toBeVisible()
  await expect(link).toBeHidden()
  await whole.close()
})

test('tags in a page that is being edited ask the API for nothing', async ({ page, publicPortal }) => {
  const site = await pageWith(
    scriptOf(publicPortal.url),
    `<main contenteditable><p>Our APIs</p><portal-catalog></portal-catalog>
      <portal-spec spec-url="${publicPortal.url}/api/v2/openapi.yaml"></portal-spec></main>`,
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await expect(page.getByText('portal-catalog')).toBeVisible()
  await expect(page.getByText('portal-spec')).toBeVisible()
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(await page.locator('main').innerHTML()).not.toContain('data-portal')
  await site.close()
})
