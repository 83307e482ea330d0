import type { Page } from '@playwright/test'
import { developer, expect, test } from './support/portal'

/** Names of the files of the kit that the page asks for from now on. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/kit/')) files.push(pathname.split('/').at(-1) ?? '')
  })
  return files
}

/** Opens the sign-in, with nothing left to be loaded. */
async function openSignIn(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  await page.waitForLoadState('networkidle')
  return filesOf(page)
}

/** The files of the screen that the link leads to, which the sign-in does not have. */
const LINKED = ['portal-forgot-password.js', 'forgot-password.js', 'account-form.js', 'en.accounts.js']

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
const forgotten = (page: Page) => page.getByRole('link', { name: 'Forgot your password?' })

test('what a link leads to is loaded when it is pointed at, once, and nothing is left for the click', async ({
  page,
  portal,
}) => {
  const files = await openSignIn(page, portal.url)
  await forgotten(page).hover()
  await expect.poll(() => files).toEqual(expect.arrayContaining(LINKED))
  await page.mouse.move(0, 0)
  await forgotten(page).hover()
  await idle(page)
  const before = [...files]
  expect(before.filter((name) => name === 'portal-forgot-password.js')).toHaveLength(1)
  await forgotten(page).click()
  await expect(page).toHaveTitle(/^Forgot Password [|] /)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(files).toEqual(before)
})

test('the same when the keyboard reaches a link, and for what follows a form once a visitor types', async ({
  page,
  portal,
}) => {
  const files = await openSignIn(page, portal.url)
  await forgotten(page).focus()
  await expect.poll(() => files).toContain('portal-forgot-password.js')
  expect(files).not.toContain('portal-catalog.js')
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially('d')
  await expect.poll(() => files).toContain('portal-catalog.js')
  await expect.poll(() => files).toContain('catalog.js')
})

const wishes: readonly { readonly what: string; readonly script: () => void }[] = [
  {
    what: 'Save-Data',
    script: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  },
  {
    what: 'reduced data',
    script: () => {
      const { matchMedia } = window
      window.matchMedia = (query) =>
        matchMedia.call(window, query === '(prefers-reduced-data: reduce)' ? 'all' : query)
    },
  },
]

for (const { what, script } of wishes) {
  test(`for those who wish for ${what} nothing is preloaded`, async ({ page, portal }) => {
    await page.addInitScript(script)
    const files = await openSignIn(page, portal.url)
    await forgotten(page).hover()
    await forgotten(page).focus()
    await page.getByRole('textbox', { name: 'Email' }).fill(developer.email)
    await idle(page)
    expect(files.filter((name) => name.startsWith('portal-'))).toEqual([])
    await forgotten(page).click()
    await expect.poll(() => files).toContain('portal-forgot-password.js')
  })
}
