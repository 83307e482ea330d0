import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { importSizes } from '../../scripts/import-sizes'
import { readImportTable } from '../../scripts/package-table'
import { emittedByVite } from '../support/emitted'
import { applicationWith, builtPackages, packed } from '../support/packages'

const KIT = 'dist/package'
const reactPackages = ['react', 'react-dom', 'scheduler']

async function filesFor(entries: readonly string[]): Promise<readonly string[]> {
  const application = applicationWith('portal-elements', packed(KIT).archive, reactPackages)
  const code = entries.map((name) => `import 'portal-elements/${name}'`).join('\n')
  return (await emittedByVite(application, code)).files
}

/** Tests of what an application gets with an import. */
export function testReach(): void {
  it('has no branch for AMD, whose modules a bundler would look for', async () => {
    await builtPackages()
    const scripts = readdirSync(KIT, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /[.]js$/.test(path),
    )
    const found = scripts.filter((path) => /\bdefine[.]amd\b/.test(readFileSync(join(KIT, path), 'utf8')))
    assert.deepEqual(found, [])
  })

  it('has Stoplight Elements only if it is imported', async () => {
    await builtPackages()
    const hasViewer = (files: readonly string[]) => files.some((name) => name.includes('stoplight-viewer'))
    assert.ok(!hasViewer(await filesFor(['index', 'loader', 'react', 'portal-spec'])))
    assert.ok(hasViewer(await filesFor(['stoplight'])))
  })

  it('has nothing of other screens with one tag: no texts, no worker', async () => {
    await builtPackages()
    const files = await filesFor(['portal-login'])
    const others =
      /[/](?:texts-)?(reference|try-it|dashboard|applications|registration|product|builder|spec|catalog)[-.]/
    assert.deepEqual(
      files.filter((name) => others.test(`/${name}`)),
      [],
    )
    assert.ok(files.length < 25, files.join(', '))
  })

  it('has nothing of other components with one of them, but for a worker and the typeface', async () => {
    await builtPackages()
    const application = applicationWith('portal-elements', packed(KIT).archive, reactPackages)
    const filesOf = async (entry: string) => {
      const code = `import { PortalLogin } from '${entry}'\nglobalThis.component = PortalLogin`
      const { files } = await emittedByVite(application, code)
      // A file that imports another has another hash.
      return files.map((name) => name.replace(/-[-\w]{8}([.]\w+)$/, '$1'))
    }
    const alone = await filesOf('portal-elements/react/portal-login')
    const others = (await filesOf('portal-elements/react')).filter((name) => !alone.includes(name))
    // Vite emits the workers and assets of all modules that it reads. No page of the component loads them.
    const known = [/main-[-\w]{8}[.]js$/, /figtree-[-\w]+[.]woff2$/]
    assert.deepEqual(
      others.filter((name) => !known.some((one) => one.test(name))),
      [],
    )
  })

  it('has as many files and bytes as the documentation says', async () => {
    await builtPackages()
    const written = readImportTable(readFileSync('docs/packages.md', 'utf8'))
    for (const statement of [
      "import 'portal-elements/portal-login'",
      "import { PortalLogin } from 'portal-elements/react'",
      "import { PortalLogin } from 'portal-elements/react/portal-login'",
    ]) {
      const measured = (await importSizes(emittedByVite, [statement])).get(statement)
      const { files, kilobytes } = written.get(statement) ?? { files: 0, kilobytes: 0 }
      assert.equal(measured?.files, files, statement)
      assert.ok(Math.abs(measured.kilobytes - kilobytes) <= 10, `${statement}: ${measured.kilobytes} kB`)
    }
  })
}
