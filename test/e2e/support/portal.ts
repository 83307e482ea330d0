import { resolve } from 'node:path'
import { type Page, test as base } from '@playwright/test'
import { type BuiltPortal, builtPortal } from './built-portal'

export { expect } from '@playwright/test'

export interface Account {
  readonly email: string
  readonly password: string
}

/** The accounts of the demo, which every portal of these tests has. */
export const developer: Account = { email: 'dev@example.com', password: 'Portal-demo-1' }
export const pendingDeveloper: Account = { email: 'pending@example.com', password: 'Portal-demo-1' }

/** Fills a started portal with the demo's products and accounts, through the command line. */
export async function fillWithDemo(portal: BuiltPortal, content = resolve('demo/content')): Promise<void> {
  await portal.command(['import', content])
  for (const [account, name, status] of [
    [developer, 'Demo Developer', 'approved'],
    [pendingDeveloper, 'Waiting Developer', 'pending'],
  ] as const) {
    await portal.command(
      ['developers', 'create', account.email, '--name', name, '--status', status, '--password-stdin'],
      account.password,
    )
  }
}

async function demoPortal(
  settings: Record<string, string>,
  use: (portal: BuiltPortal) => Promise<void>,
): Promise<void> {
  const portal = await builtPortal(settings)
  await portal.start()
  await fillWithDemo(portal)
  await use(portal)
  await portal.remove()
}

/**
 * Tests get a private or a public portal with the demo's content, as they ask. They share it within a worker, so they change
 * nothing in it.
 */
export const test = base.extend<object, { portal: BuiltPortal; publicPortal: BuiltPortal }>({
  portal: [({}, use) => demoPortal({}, use), { scope: 'worker', timeout: 60_000 }],
  publicPortal: [
    ({}, use) => demoPortal({ PORTAL_PUBLIC: 'true' }, use),
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Signs in through the portal's own page and waits for the catalogue. */
export async function signIn(page: Page, portalUrl: string, account: Account): Promise<void> {
  await page.goto(`${portalUrl}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: account.email }).waitFor()
}
