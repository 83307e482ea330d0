import { expect, type Page } from '@playwright/test'

interface Site {
  readonly url: string
  readonly administrator: { readonly user: string; readonly password: string }
  readonly root: string
  readonly debugLog: string
}

/** The WordPress that `npm run test:wordpress` has started. */
export const site = JSON.parse(process.env.WORDPRESS_SITE ?? '{}') as Site

/** Path of the archive of the plugin. */
export const pluginArchive = process.env.WORDPRESS_PLUGIN ?? ''

export interface WordpressAccount {
  readonly user: string
  readonly password: string
}

export async function signInToWordpress(page: Page, { user, password }: WordpressAccount): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`)
  await page.locator('#user_login').fill(user)
  await page.locator('#user_pass').fill(password)
  await page.locator('#wp-submit').click()
  await expect(page.locator('#wpadminbar')).toBeVisible()
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: object
}

/** Sends a request to the REST API as the signed-in account, from a page of the administration. */
export async function rest<T>(page: Page, route: string, { method, body }: Request): Promise<T> {
  await page.goto(`${site.url}/wp-admin/post-new.php`)
  return page.evaluate(
    async ([path, verb, data]) => {
      const { apiFetch } = (window as unknown as { wp: { apiFetch(options: object): Promise<unknown> } }).wp
      return apiFetch({ path, method: verb, data }) as Promise<T>
    },
    [route, method, body] as const,
  )
}

/** Publishes a page, or saves it for review if the account may not publish, and returns its address. */
export async function addPage(
  page: Page,
  title: string,
  content: string,
  status = 'publish',
): Promise<string> {
  const body = { title, content, status }
  const { link } = await rest<{ link: string }>(page, '/wp/v2/pages', { method: 'POST', body })
  return link
}
