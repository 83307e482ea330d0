import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hostSite } from '../support/host-site'
import { demoPortal } from './support/demo-portal'
import { expect, test } from './support/portal'

const COPIED = [
  ...['elements', 'package', 'scripts', 'server/src', 'src'],
  ...['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vite.loader.config.ts'],
]

const newFile = /^New file `([^`]+)`:\n\n```\w+ sample-screen\n([^]*?)^```$/gm
const addedLines = /^In `([^`]+)`, after `([^`]+)`[^`\n]*:\n\n```\w+ sample-screen\n([^]*?)^```$/gm

/** `a/{b,c}` names two paths. */
function pathsOf(pattern: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^{]*)[{]([^}]*)[}](.*)$/.exec(pattern) ?? []
  return names ? names.split(',').map((name) => before + name + after) : [pattern]
}

/** Changes the sources in a folder as the description of the architecture says, and returns the files that it makes and changes. */
async function addSampleScreen(folder: string): Promise<string[]> {
  const text = await readFile('docs/architecture.md', 'utf8')
  const files: string[] = []
  for (const [, path = '', content = ''] of text.matchAll(newFile)) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), content, { flag: 'wx' })
    files.push(path)
  }
  for (const [, pattern = '', line = '', lines = ''] of text.matchAll(addedLines)) {
    for (const path of pathsOf(pattern)) {
      const [before, after, ...others] = (await readFile(join(folder, path), 'utf8')).split(`${line}\n`)
      if (before === undefined || after === undefined || others.length > 0)
        throw new Error(`${path} should have the line "${line}" once.`)
      await writeFile(join(folder, path), `${before}${line}\n${lines}${after}`)
      files.push(path)
    }
  }
  return files
}

test('a screen that is added as the description of the architecture says is built, and shown in the portal and in any page', async ({
  page,
}) => {
  await mkdir('.cache', { recursive: true })
  const folder = await mkdtemp(resolve('.cache/sample-screen-'))
  for (const path of COPIED) await cp(path, join(folder, path), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const files = await addSampleScreen(folder)
  expect(files).toHaveLength(14)
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [resolve('node_modules', program), ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  run('vite/bin/vite.js', 'build')
  run('vite/bin/vite.js', 'build', '--config', 'vite.loader.config.ts')
  const kit = join(folder, 'dist/kit')
  const portal = await demoPortal({ PORTAL_PUBLIC: 'true', KIT_DIR: kit })
  const host = await hostSite({
    files: {
      '/index.html': `<!doctype html><html lang="de"><title>Host</title>
        <script type="module" src="${portal.url}/kit/loader.js"></script>
        <portal-product-names api-base-url="${portal.url}" page-size="1"></portal-product-names></html>`,
    },
  })

  await page.goto(`${portal.url}/product-names`)
  await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible()
  await expect(page).toHaveTitle(/^Products [|] /)
  await expect(page.getByRole('listitem').filter({ hasText: 'Chandlery Orders' })).toBeVisible()
  expect(await page.locator('portal-product-names').getByRole('listitem').count()).toBeGreaterThan(1)

  await page.goto(host.url)
  await expect(page.getByRole('heading', { name: 'Alle Produkte' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)

  await Promise.all([host.close(), portal.remove()])
  await rm(folder, { recursive: true })
})
