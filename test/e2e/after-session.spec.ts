import type { Page } from '@playwright/test'
import type { BuiltPortal } from './support/built-portal'
import { type Account, addDeveloper, expect, signInByForm, test } from './support/portal'

/** What the developer enters, which nothing may have after the session. */
const KEY = 'key-of-the-harbor-master'
const DRAFT = 'draft-of-the-harbor-master'

interface Ended {
  readonly page: Page
  readonly portal: BuiltPortal
  readonly owner: Account
}

const menuOf = (page: Page, { email }: Account) => page.getByRole('button', { name: email })

async function signOut(page: Page, owner: Account): Promise<void> {
  await menuOf(page, owner).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Goes to another screen, whose request the server refuses. */
const goOn = (page: Page) => page.getByRole('link', { name: 'My Apps' }).first().click()

const endings: Readonly<Record<string, (ended: Ended) => Promise<void>>> = {
  'was ended by the button': ({ page, owner }) => signOut(page, owner),
  'has expired': async ({ page }) => {
    await page.context().clearCookies()
    await goOn(page)
  },
  'was ended in another tab': async ({ page, portal, owner }) => {
    const other = await page.context().newPage()
    await other.goto(`${portal.url}/my-apps`)
    await signOut(other, owner)
    await expect(other).toHaveURL(/\/login/)
    await other.close()
  },
  'was revoked by an operator': async ({ page, portal, owner }) => {
    await portal.command(['developers', 'revoke', owner.email])
    await goOn(page)
  },
}

/** Everything that the browser keeps for the page, with what is encoded in it. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const decoded = (text: string) => {
      try {
        return decodeURIComponent(atob(text))
      } catch {
        return text
      }
    }
    const storages = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).flatMap(([name, text]) => [name, String(text), decoded(String(text))]),
    )
    return {
      texts: [...storages, document.cookie, location.href, document.title, JSON.stringify(history.state)],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: 'caches' in globalThis ? await caches.keys() : [],
    }
  })

/** Texts that a page still refers to, in its nodes and in everything that scripts reach, after a collection of garbage. */
async function memoryOf(page: Page): Promise<string> {
  const devTools = await page.context().newCDPSession(page)
  const chunks: string[] = []
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devTools.detach()
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] }
  return strings.join('\n')
}

for (const [name, end] of Object.entries(endings))
  test(`nothing of the developer is left once the session ${name}`, async ({ page, portal }) => {
    const owner = await addDeveloper(portal)
    await signInByForm(page, portal.url, owner)
    await menuOf(page, owner).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await expect(page.getByText(owner.email).first()).toBeVisible()
    await page.goto(`${portal.url}/spec/chandlery-orders`)
    const operation = page
      .getByRole('navigation', { name: 'API reference' })
      .getByRole('link', { name: /POST/ })
    await operation.first().click()
    await page.getByRole('button', { name: 'Try it' }).click()
    const form = page.getByRole('form', { name: 'Try it' })
    await form.getByRole('textbox', { name: 'application/json' }).fill(`{"note":"${DRAFT}"}`)
    await form
      .getByLabel(/^(API key|Token): /)
      .first()
      .fill(KEY)
    expect(await memoryOf(page)).toContain(KEY)

    await end({ page, portal, owner })
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect.poll(() => page.workers().length).toBe(0)
    const { texts, databases, caches } = await keptBy(page)
    for (const secret of [owner.email, KEY, DRAFT]) expect(texts.join('\n')).not.toContain(secret)
    expect([databases, caches]).toEqual([[], []])
    const memory = await memoryOf(page)
    const left = [KEY, DRAFT, owner.email].filter((secret) => memory.includes(secret))
    expect(left).toEqual([])
  })

test('a session that ends while the worker reads a description leaves neither', async ({ page, portal }) => {
  const owner = await addDeveloper(portal)
  await signInByForm(page, portal.url, owner)
  const other = await page.context().newPage()
  await other.goto(`${portal.url}/my-apps`)
  await menuOf(other, owner).click()
  const began = page.waitForEvent('worker')
  await page.goto(`${portal.url}/spec/portal-api`, { waitUntil: 'commit' })
  await began
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.workers().length).toBe(0)
  const { texts, databases, caches } = await keptBy(page)
  expect(texts.join('\n')).not.toContain(owner.email)
  expect([databases, caches]).toEqual([[], []])
})
