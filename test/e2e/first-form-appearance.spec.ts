import type { BrowserContextOptions, Page } from '@playwright/test'
import { consoleErrorsOf } from './support/console-errors'
import { openForm } from './support/first-form'
import { expect, test } from './support/portal'

/** Texts and boxes of the form, and colors of what is in it. */
const appearanceOf = (page: Page) =>
  page.locator('.pe-login').evaluate((login) =>
    [login, ...login.querySelectorAll('*')]
      .filter((one) => !one.closest('svg') && !one.matches('.pe-button-reason'))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const { color, backgroundColor, borderColor, font } = getComputedStyle(one)
        const text = one.childElementCount === 0 ? one.textContent : ''
        return [one.localName, text, x, y, width, height, color, backgroundColor, borderColor, font].join(' ')
      }),
  )

const background = (page: Page) =>
  page.locator('portal-app > div').evaluate((box) => getComputedStyle(box).backgroundColor)

const visitors: readonly {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly chosen?: string
}[] = [
  { name: 'in English, light', options: { locale: 'en-GB', colorScheme: 'light' } },
  { name: 'in English, dark', options: { locale: 'en-GB', colorScheme: 'dark' } },
  {
    name: 'in English, light, who chose dark',
    options: { locale: 'en-GB', colorScheme: 'light' },
    chosen: 'dark',
  },
  { name: 'in Catalan', options: { locale: 'ca' } },
  {
    name: 'in German, on a phone',
    options: { locale: 'de-AT', viewport: { width: 360, height: 640 }, hasTouch: true },
  },
  { name: 'in Spanish', options: { locale: 'es' } },
  { name: 'in French', options: { locale: 'fr' } },
]

for (const { name, options, chosen } of visitors)
  test(`the form of a visitor ${name} looks the same afterwards, and nothing moves`, async ({
    browser,
    portal,
  }) => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const errors = await consoleErrorsOf(page)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.addInitScript((scheme) => {
      if (scheme) localStorage.setItem('portal-elements:theme', scheme)
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) =>
        shifts.push(
          ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
        ),
      ).observe({ type: 'layout-shift', buffered: true })
    }, chosen)
    const form = await openForm(page, portal.url)
    // Still on its way: its arrival changes widths by a pixel, and what is compared here is the taking over.
    await page.route('**/*.woff2', () => undefined)
    // So is the logo, which has the width of its picture.
    const logo = page.locator('.pe-logo')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0))
    const [before, colorBefore] = [await appearanceOf(page), await background(page)]
    const nodes = await page.locator('portal-login input').elementHandles()
    await form.hydrate()
    expect(await appearanceOf(page)).toEqual(before)
    expect(await background(page)).toBe(colorBefore)
    expect(colorBefore).toBe(
      options.colorScheme === 'dark' || chosen ? 'rgb(14, 21, 24)' : 'rgb(255, 255, 255)',
    )
    for (const node of nodes) expect(await node.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    expect([...errors, ...warnings]).toEqual([])
    await context.close()
  })
