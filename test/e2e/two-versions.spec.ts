import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect } from '@playwright/test'
import { hostSite } from '../support/host-site'
import { consoleErrorsOf } from './support/console-errors'
import { developer, test } from './support/portal'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const OTHER_VERSION = '99.1.2'

/** A copy of the built kit, of another version unless told otherwise. The loader and the file that every tag needs know the version. */
async function otherKit(otherVersion: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'))
  await cp('dist/kit', folder, { recursive: true })
  if (otherVersion === version) return folder
  const { folder: chunks } = JSON.parse(await readFile(join(folder, 'graph.json'), 'utf8')) as {
    folder: string
  }
  for (const name of ['loader.js', `${chunks}/kit.js`]) {
    const file = join(folder, name)
    const code = await readFile(file, 'utf8')
    const patched = code.replace(
      new RegExp(`(["'\`])${version.replaceAll('.', '[.]')}\\1`, 'g'),
      `"${otherVersion}"`,
    )
    if (patched === code) throw new Error(`${name} does not have the version of the kit.`)
    await writeFile(file, patched)
  }
  return folder
}

interface Opened {
  /** Requests for files of the second copy. */
  readonly secondFiles: readonly string[]
  readonly consoleErrors: readonly string[]
}

/** Opens a page with the portal's kit and then another copy, and runs a test in it. */
async function withBothKits(
  page: Page,
  portal: string,
  second: { readonly version: string; readonly attributes?: string; readonly body: string },
  run: (opened: Opened) => Promise<void>,
): Promise<void> {
  const folder = await otherKit(second.version)
  const configuration = `data-api-base-url="${portal}" data-user-entity="developer"`
  const site = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="en"><head><title>Host</title>
        <script type="module" src="${portal}/kit/loader.js" ${configuration}></script>
        <script type="module" src="/second/loader.js" ${configuration} ${second.attributes ?? ''}></script>
        </head><body>${second.body}</body></html>`,
    },
    folders: { '/second/': folder },
  })
  const secondFiles: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === site.url && pathname.startsWith('/second/')) secondFiles.push(pathname)
  })
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  await page.goto(site.url)
  await run({ secondFiles, consoleErrors })
  await site.close()
  await rm(folder, { recursive: true })
}

test('another version of the kit defines nothing where the prefix is used, and says so', async ({
  page,
  portal,
}) => {
  const body = '<portal-login></portal-login><portal-not-found></portal-not-found>'
  await withBothKits(
    page,
    portal.url,
    { version: OTHER_VERSION, body },
    async ({ secondFiles, consoleErrors }) => {
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
      await expect(page.getByText('Sorry. We cannot find the page')).toBeVisible()
      expect(secondFiles).toEqual(['/second/loader.js'])
      expect(consoleErrors).toHaveLength(1)
      expect(consoleErrors[0]).toContain(`portal-elements ${OTHER_VERSION} defines no tag`)
      expect(consoleErrors[0]).toContain(`${version} from ${portal.url}/kit/ uses the prefix portal-`)
    },
  )
})

test('a second loader of the same version does nothing more', async ({ page, portal }) => {
  const body = '<portal-login></portal-login>'
  await withBothKits(page, portal.url, { version, body }, async ({ secondFiles, consoleErrors }) => {
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(secondFiles).toEqual(['/second/loader.js'])
    expect(consoleErrors).toEqual([])
  })
})

test('two versions with a prefix each work side by side, each with a configuration of its own', async ({
  page,
  portal,
}) => {
  const second = {
    version: OTHER_VERSION,
    attributes: 'data-prefix="acme-" data-lang="de"',
    body: '<portal-login></portal-login><acme-login></acme-login>',
  }
  await withBothKits(page, portal.url, second, async ({ secondFiles, consoleErrors }) => {
    const [first, other] = [page.locator('portal-login'), page.locator('acme-login')]
    await expect(first.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Anmelden' })).toBeVisible()
    expect(secondFiles.some((file) => /^\/second\/chunks-[\w-]+\/kit\.js$/.test(file))).toBe(true)

    // One session: both belong to the same portal and the same browser.
    await first.getByRole('textbox', { name: 'Email' }).fill(developer.email)
    await first.getByLabel('Password', { exact: true }).fill(developer.password)
    await first.getByRole('button', { name: 'Log in' }).click()
    await expect(first.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Abmelden' })).toBeVisible()
    const used = await page.evaluate(
      () => (globalThis as unknown as Record<symbol, object>)[Symbol.for('portal-elements')],
    )
    expect(used).toMatchObject({ 'portal-': { version }, 'acme-': { version: OTHER_VERSION } })
    expect(consoleErrors).toEqual([])
  })
})
