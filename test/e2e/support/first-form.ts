import { expect, type Page } from '@playwright/test'
import { holdKit } from './hold-kit'

export const email = (page: Page) => page.locator('input[name=username]')
export const password = (page: Page) => page.locator('input[name=password]')
export const submit = (page: Page) => page.locator('portal-login button[type=submit]')
/** The box of the form as long as the kit has not hydrated it. */
const firstBox = (page: Page) => page.locator('portal-login > [data-portal-first]')

/** On a busy machine a page may be sent before its content is there, and has it the next time. */
export async function openFilled(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(firstBox(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Opens the sign-in without anything of the kit. */
export async function openForm(page: Page, portalUrl: string, path = '/login') {
  const kit = await holdKit(page)
  await openFilled(page, `${portalUrl}${path}`)
  return {
    letKitGo: kit.letGo,
    async hydrate() {
      await kit.letGo()
      await expect(page.locator('portal-header .pe-header')).toBeVisible()
      await expect(page.locator('[data-portal-first]')).toHaveCount(0)
    },
  }
}
