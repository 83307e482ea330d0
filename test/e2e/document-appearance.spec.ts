import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page, TestInfo } from '@playwright/test'
import { everyBlock, pierImage } from '../support/every-block'
import { writeContent } from '../support/server/written-content'
import { builtPortal } from './support/built-portal'
import { expect, test as base } from './support/portal'
import { workerScope } from './support/worker-scope'

/** A public portal whose only product has one page, with every kind of block. */
const test = base.extend<object, { everyKind: string }>({
  everyKind: [
    async ({}, use) => {
      const portal = await builtPortal({ PORTAL_PUBLIC: 'true' })
      const folder = await mkdtemp(join(tmpdir(), 'portal-every-block-'))
      try {
        await portal.start()
        const files = { 'docs/all.md': everyBlock, 'docs/images/pier.svg': pierImage }
        await writeContent(folder, {}, [{ folder: 'pier', product: { name: 'Pier' }, files }])
        await portal.command(['import', folder])
        const { data } = (await (await fetch(`${portal.url}/api/v2/products`)).json()) as {
          data: { id: string }[]
        }
        await use(`${portal.url}/docs/${data[0]?.id}/all`)
      } finally {
        await portal.remove()
        await rm(folder, { recursive: true, force: true })
      }
    },
    workerScope,
  ],
})

const screenshots: readonly (BrowserContextOptions & { name: string })[] = [
  { name: 'light and wide', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { name: 'dark and wide', colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  { name: 'light and narrow', colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { name: 'dark and narrow', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
]

/** The whole document as it is seen, with its pictures and colors. */
async function picture(page: Page, address: string, name: string, test: TestInfo): Promise<Buffer> {
  await page.goto(address)
  const article = page.getByRole('article')
  await expect(article).toContainText('The end.')
  for (const language of ['js', 'sh']) {
    const code = article.locator(`.pe-code[data-lang="${language}"]`)
    await code.scrollIntoViewIfNeeded()
    await expect(code.locator('[class^="pe-hl-"]').first()).toBeVisible()
  }
  const image = page.getByRole('img', { name: 'A pier at low tide' })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40)
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWider, 'the page scrolls sideways').toBe(false)
  await page.evaluate(() => window.scrollTo(0, 0))
  const path = test.outputPath(`${name}.png`)
  return article.screenshot({ path, animations: 'disabled', caret: 'hide' })
}

/** How letters meet the pixels depends on the pieces a line of text comes in; anything else differs by more. */
const LETTER_EDGE = 100

/** Pixels of which a color differs by more than an edge of a letter may; all of them when the sizes differ. */
function differingPixels(page: Page, ...pictures: readonly Buffer[]): Promise<number> {
  const addresses = pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`)
  return page.evaluate(
    async ({ addresses, edge }) => {
      const [one, other] = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          return canvas?.getImageData(0, 0, image.width, image.height).data ?? []
        }),
      )
      if (!one || one.length === 0 || one.length !== other?.length) return Infinity
      const differing = new Set<number>()
      one.forEach((value, index) => {
        if (Math.abs(value - (other[index] ?? 0)) > edge) differing.add(index >> 2)
      })
      return differing.size
    },
    { addresses, edge: LETTER_EDGE },
  )
}

for (const screenshot of screenshots)
  test(`a document looks the same from Markdown and from nodes, ${screenshot.name}`, async ({
    browser,
    everyKind,
  }, info) => {
    const context = await browser.newContext({ locale: 'en-GB', ...screenshot })
    const page = await context.newPage()
    const fromNodes = await picture(page, everyKind, 'nodes', info)
    await page.route(/\/documents\/all$/, async (route) => {
      const headers = { ...route.request().headers(), accept: 'application/json' }
      const response = await route.fetch({ headers })
      expect(response.headers()['content-type']).toMatch(/^application\/json/)
      expect(((await response.json()) as { content: unknown }).content).toBe(everyBlock)
      await route.fulfill({ response })
    })
    const fromMarkdown = await picture(page, everyKind, 'markdown', info)
    expect(await differingPixels(page, fromMarkdown, fromNodes)).toBe(0)
    await context.close()
  })
