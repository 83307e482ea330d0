import { expect, type Page, type Route } from '@playwright/test'

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
export const product = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Searches in the catalog, goes to its second page, and scrolls until the last product is in view. */
export async function readSecondPage(page: Page): Promise<number> {
  await field(page).fill('Pier')
  await field(page).press('Enter')
  await expect(page.getByText('1 – 12 of 30').or(page.getByText('1–12 of 30'))).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  const last = product(page, 'Pier 24')
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  return scrolled(page)
}

/** Opens the last product of that page, while what the catalog asks for is answered no more. */
export async function openProduct(page: Page) {
  const held: Route[] = []
  let isOpen = false
  await page.route('**/search/product-catalog?*', (route) =>
    isOpen ? route.continue() : void held.push(route),
  )
  await product(page, 'Pier 24').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chandlery Orders' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  return {
    held: () => held.length,
    async letGo() {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}
