import { hostSite } from '../support/host-site'
import { documentedPolicy } from '../support/documented-policy'
import { createGatewayKey, developerCalls, importRequests } from './support/analytics'
import { developer, expect, signIn, test } from './support/portal'

const frappeFile = /frappe/i

for (const isStrict of [false, true]) {
  const where = isStrict ? 'a page that requires Trusted Types' : 'a page of its own'
  test(`charts="frappe" in ${where}`, async ({ page, portal }) => {
    await signIn(page, portal.url, developer)
    const { createApplication } = developerCalls(page.request, portal.url)
    const gateway = `frappe-${isStrict}`
    await createGatewayKey(portal, gateway)
    const id = await createApplication(`Frappe ${isStrict}`)
    await importRequests(portal, gateway, id, [{ started_at: Date.now() - 60_000 }])
    const site = await hostSite({
      contentSecurityPolicy: isStrict ? documentedPolicy({ kit: portal.url, api: portal.url }) : undefined,
      files: {
        '/index.html': `<!doctype html><html lang="en"><title>Host</title>
          <script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${portal.url}"></script>
          <portal-dashboard application="${id}" charts="frappe" theme="light"></portal-dashboard>`,
      },
    })
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.goto(site.url)
    await expect(page.getByRole('slider', { name: 'Requests' })).toHaveCount(1)
    await expect(page.locator('.pe-frappe .frappe-chart')).toHaveCount(isStrict ? 0 : 2)
    await expect(page.locator('.pe-chart-line').first()).toHaveCount(isStrict ? 1 : 0)
    const note = page.getByText('This page requires Trusted Types, which Frappe Charts does not support.')
    await expect(note).toHaveCount(isStrict ? 1 : 0)
    expect(warnings.filter((text) => text.includes('charts="frappe" is ignored'))).toHaveLength(
      isStrict ? 1 : 0,
    )
    // It is loaded only where it renders.
    expect(files.some((file) => frappeFile.test(file))).toBe(!isStrict)
    await site.close()
  })
}
