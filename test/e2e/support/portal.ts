import { expect, type Page, test as base } from '@playwright/test'
import { encodeSession, readDeveloper } from '../../../src/state/stored-session'
import type { BuiltPortal } from './built-portal'
import { type Account, demoPortal, privateDemoPortal } from './demo-portal'
import { workerScope } from './worker-scope'

export {
  type Account,
  addDeveloper,
  demoPortal,
  developer,
  pendingDeveloper,
  privateDemoPortal,
} from './demo-portal'
export { expect }

async function shared(
  starting: Promise<BuiltPortal>,
  use: (portal: BuiltPortal) => Promise<void>,
): Promise<void> {
  const portal = await starting
  await use(portal)
  await portal.remove()
}

/**
 * Tests get a portal with the demo's content: as the demo is, with visitors who read what is open, or a private or a public one. They
 * share it within a worker, so they change nothing in it.
 */
export const test = base.extend<object, Record<'portal' | 'privatePortal' | 'publicPortal', BuiltPortal>>({
  portal: [({}, use) => shared(demoPortal(), use), workerScope],
  privatePortal: [({}, use) => shared(privateDemoPortal(), use), workerScope],
  publicPortal: [({}, use) => shared(demoPortal({ PORTAL_PUBLIC: 'true' }), use), workerScope],
})

/** Opens the catalog for a signed-in developer: with the cookies of the server, and what the kit remembers of it. */
export async function signIn(page: Page, portalUrl: string, account: Account): Promise<void> {
  const developerPath = `${portalUrl}/api/v2/developer`
  const credentials = { username: account.email, password: account.password }
  const response = await page.request.post(`${developerPath}/authenticate`, { data: credentials })
  expect(response.status()).toBe(204)
  // Other stories are not about the list that a new developer has in the catalog.
  await page.request.patch(`${developerPath}/me/first-steps`, { data: { is_dismissed: true } })
  const developer = readDeveloper(await (await page.request.get(`${developerPath}/me`)).json())
  const stored = [`portal-elements:developer:${portalUrl}:session`, encodeSession({ developer })] as const
  // A page of the same origin that runs nothing.
  await page.goto(`${portalUrl}/healthz`)
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), stored)
  await page.goto(portalUrl)
  await page.getByRole('button', { name: account.email }).waitFor()
}

/** Signs in through the portal's own page and waits for the catalog: for stories in which signing in is the story. */
export async function signInByForm(page: Page, portalUrl: string, account: Account): Promise<void> {
  await page.goto(`${portalUrl}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: account.email }).waitFor()
}
