import type { Locator, Page } from '@playwright/test'
import { openHost } from './support/host-page'
import { expect, test } from './support/portal'

/** What a reader sets in the browser. Usual is 16. */
async function setDefaultSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

const sizeOf = (text: Locator) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))

test('text follows the size that a reader chose, in the portal and in a page that makes its own text small', async ({
  page,
  portal,
}) => {
  const label = page.locator('label').filter({ hasText: 'Password' })
  const button = page.getByRole('button', { name: 'Log in' })
  const sizes = async (open: () => Promise<unknown>) => {
    await open()
    await expect(button).toBeVisible()
    const box = await button.boundingBox()
    return { label: await sizeOf(label), button: await sizeOf(button), height: box?.height ?? 0 }
  }
  const openPortal = () => page.goto(`${portal.url}/login`)
  const openHostPage = async () => {
    const { site } = await openHost(page, {
      portal: portal.url,
      body: '<portal-login theme="light"></portal-login>',
      hostile: true,
    })
    await site.close()
  }

  const usual = { portal: await sizes(openPortal), host: await sizes(openHostPage) }
  expect(usual.portal.label).toBeGreaterThanOrEqual(13)
  await setDefaultSize(page, 24)
  const enlarged = { portal: await sizes(openPortal), host: await sizes(openHostPage) }
  for (const origin of ['portal', 'host'] as const) {
    for (const what of ['label', 'button', 'height'] as const)
      expect(enlarged[origin][what] / usual[origin][what], `${what} in the ${origin}`).toBeCloseTo(1.5, 1)
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
