import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Page } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { consoleErrorsOf } from '../e2e/support/console-errors'
import { expect, test } from '../e2e/support/portal'
import { patchedHistory } from './patched-history'

const routers = ['none', 'react', 'vue', 'angular'] as const
type RouterName = (typeof routers)[number]

interface HistoryMode {
  readonly mode: 'path' | 'hash' | 'memory'
  /** Address of a product's page in the portal. */
  readonly address: RegExp
  /** Whether the address has the portal's location, so that a reload and a way back through the host lead to it. */
  readonly isInAddress: boolean
}

const modes: readonly HistoryMode[] = [
  { mode: 'path', address: /^\/portal\/spec\/[-0-9a-z]+/, isInAddress: true },
  { mode: 'hash', address: /^\/portal#\/spec\/[-0-9a-z]+/, isInAddress: true },
  { mode: 'memory', address: /^\/portal$/, isInAddress: false },
]

/** Packages come from the application of `demo/hosts` that has the router; the kit has some of them in other versions. */
const packagesOf = (folder: string): Plugin => ({
  name: 'packages of a host',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) =>
      resolveDir.endsWith('/test/hosts/histories')
        ? bundle.resolve(path, { kind, resolveDir: folder })
        : undefined,
    ),
})

/** A page on an origin of its own, with one of the routers and a whole portal below `/portal`. */
async function pageWith(router: RouterName, { mode }: HistoryMode, portal: string) {
  const { outputFiles } = await build({
    entryPoints: [resolve('test/hosts/histories', `${router}.js`)],
    plugins: [packagesOf(resolve('demo/hosts', router))],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const attributes = { history: mode, ...(mode === 'path' && { base: '/portal' }) }
  return hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><base href="/"><title>Host</title>
        <script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}" data-user-entity="developer"></script>
        <script type="application/json" id="attributes">${JSON.stringify(attributes)}</script>
        <body><div id="host"></div><script src="/host.js"></script></body></html>`,
      '/host.js': outputFiles[0]?.text ?? '',
    },
  })
}

const hostLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Host', exact: true }).getByRole('link', { name, exact: true })
const title = (page: Page, name: string) => page.locator('#host').getByRole('heading', { name, exact: true })
const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

for (const router of routers)
  for (const history of modes)
    test(`back and forward lead across host and portal: ${router}, ${history.mode}`, async ({
      page,
      publicPortal,
    }) => {
      const site = await pageWith(router, history, publicPortal.url)
      const consoleErrors = await consoleErrorsOf(page, /status of 401/)
      const portal = page.locator('portal-app')
      const product = portal.getByRole('link', { name: 'Chandlery Orders', exact: true }).first()
      const catalog = portal.getByRole('searchbox', { name: 'Search products' })
      const reference = portal.getByRole('navigation', { name: 'API reference' })
      const inPortal = history.isInAddress ? reference : catalog

      await page.goto(site.url)
      await expect(title(page, 'Home')).toBeVisible()
      await hostLink(page, 'Portal').click()
      await product.click()
      await expect(reference).toBeVisible()
      await expect.poll(() => addressOf(page)).toMatch(history.address)

      await hostLink(page, 'Other').click()
      await expect(title(page, 'Other')).toBeVisible()
      await page.goBack()
      await expect(inPortal).toBeVisible()
      await page.goBack()
      await expect(history.isInAddress ? catalog : title(page, 'Home')).toBeVisible()
      await page.goForward()
      await expect(inPortal).toBeVisible()
      await page.reload()
      await expect(inPortal).toBeVisible()

      expect(await patchedHistory(page)).toEqual([])
      expect(consoleErrors).toEqual([])
      await site.close()
    })
