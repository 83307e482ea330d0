import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { consoleErrorsOf } from '../e2e/support/console-errors'
import { expect, test } from '../e2e/support/portal'
import { hostSite } from '../support/host-site'
import { applicationWith, packed } from '../support/packages'

const description = {
  openapi: '3.1.0',
  info: { title: 'Harbor', version: '1' },
  paths: { '/berths': { get: { operationId: 'listBerths', summary: 'List berths', responses: {} } } },
}

/** A site that Vite has built with these entries of the package. */
async function siteWith(entries: readonly string[]) {
  const root = applicationWith('portal-elements', packed('dist/package').archive, ['react', 'react-dom'])
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
    <portal-spec renderer="stoplight" spec-url="/openapi" operation="listBerths"></portal-spec>
    <script type="module">${entries.map((entry) => `import 'portal-elements/${entry}'`).join('\n')}</script>`,
  )
  await build({ root, configFile: false, logLevel: 'error' })
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
  return hostSite({
    files: { '/index.html': html, '/openapi': JSON.stringify(description) },
    folders: { '/assets/': join(root, 'dist/assets') },
  })
}

test('an application that adds Stoplight Elements renders with it', async ({ page }) => {
  const site = await siteWith(['portal-spec', 'stoplight'])
  const consoleErrors = await consoleErrorsOf(page)
  await page.goto(site.url)
  await expect(page.locator('.pe-stoplight').getByRole('heading', { name: 'List berths' })).toBeVisible()
  expect(consoleErrors).toEqual([])
  await site.close()
})

test('an application without it shows the built-in reference, and its console names the import', async ({
  page,
}) => {
  const site = await siteWith(['portal-spec'])
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(site.url)
  await expect(page.locator('portal-spec').getByRole('heading', { name: 'List berths' })).toBeVisible()
  expect(warnings.filter((text) => text.includes("import 'portal-elements/stoplight'"))).toHaveLength(1)
  await expect(page.locator('.pe-stoplight')).toHaveCount(0)
  await site.close()
})
