import type { Page, Request, Route } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { hostSite } from '../support/host-site'
import { inParallel } from '../support/in-parallel'
import { expect, test } from './support/portal'

const tags = readdirSync('elements').flatMap((file) => /^portal-(.*)\.ts$/.exec(file)?.[1] ?? [])

/** Holds the answers for files of the kit until they are let go. */
async function holdKit(page: Page) {
  let held: Route[] = []
  let isOpen = false
  const asked: string[] = []
  await page.route(/\/kit\/chunks-/, (route) => {
    asked.push(nameOf(route.request()))
    if (isOpen) return route.continue()
    held.push(route)
    return undefined
  })
  return {
    /** Names of the files that were asked for. */
    asked: () => [...asked].sort(),
    async letGo() {
      isOpen = true
      const waiting = held
      held = []
      await Promise.all(waiting.map((route) => route.continue()))
    },
  }
}

/** The graph of the build. */
async function graphOf(page: Page, portal: string): Promise<{ folder: string }> {
  const response = await page.request.get(`${portal}/kit/graph.json`)
  return (await response.json()) as { folder: string }
}

const nameOf = (request: Request) => new URL(request.url()).pathname.split('/').at(-1) ?? ''

/** The worker of the reference, which is started once a screen is there. */
const isLater = (name: string) => name.startsWith('reference-')

test('each tag has everything it needs in the third generation of requests', async ({ browser, portal }) => {
  // The first screen of portal-app follows from the address and the settings of the portal.
  const others = tags.filter((name) => name !== 'app')
  expect(others.length).toBeGreaterThan(15)
  await inParallel(others, async (tag) => {
    const script = `<script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${portal.url}"></script>`
    const site = await hostSite({
      files: {
        '/index.html': `<!doctype html><html lang="en"><title>Host</title>${script}<portal-${tag}></portal-${tag}>`,
      },
    })
    const page = await browser.newPage()
    const kit = await holdKit(page)
    await page.goto(site.url)
    // The second generation is the loader. It asks for the declaration last.
    await expect.poll(kit.asked).toContain(`portal-${tag}.js`)
    const third = kit.asked()
    expect(third).toContain('kit.js')
    await kit.letGo()
    await page.waitForFunction((name) => customElements.get(name) !== undefined, `portal-${tag}`)
    await page.waitForLoadState('networkidle')
    const later = kit.asked().filter((name) => !third.includes(name) && !isLater(name))
    expect.soft(later, `portal-${tag}`).toEqual([])
    await page.close()
    await site.close()
  })
})

test('with the documented line what every tag needs is asked for beside the loader, and once', async ({
  page,
  portal,
}) => {
  const { folder } = await graphOf(page, portal.url)
  const html = `<!doctype html><html lang="en"><title>Host</title>
    <link rel="modulepreload" href="${portal.url}/kit/${folder}/kit.js">
    <script type="module" src="${portal.url}/kit/loader.js" data-api-base-url="${portal.url}"></script>
    <portal-login></portal-login>`
  const site = await hostSite({ files: { '/index.html': html } })
  const kit = await holdKit(page)
  let letLoaderGo = () => {}
  const isLet = new Promise<void>((resolve) => (letLoaderGo = resolve))
  await page.route('**/kit/loader.js', async (route) => {
    await isLet
    return route.continue()
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect.poll(kit.asked).toEqual(['kit.js'])
  await kit.letGo()
  letLoaderGo()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(kit.asked().filter((name) => name === 'kit.js')).toHaveLength(1)
  await site.close()
})

test('code that tags need says first that all of its functions are needed, and other code does not', async ({
  page,
  portal,
}) => {
  const { folder } = await graphOf(page, portal.url)
  const isHinted = async (name: string) => {
    const response = await page.request.get(`${portal.url}/kit/${folder}/${name}.js`)
    return (await response.text()).startsWith('//# allFunctionsCalledOnLoad\n')
  }
  for (const name of ['kit', 'portal-app', 'catalog']) expect.soft(await isHinted(name), name).toBe(true)
  for (const name of ['guide-parts', 'en.first']) expect.soft(await isHinted(name), name).toBe(false)
})
