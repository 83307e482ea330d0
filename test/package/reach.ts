import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { emittedBy } from '../support/emitted'
import { applicationWith, builtPackages, packed } from '../support/packages'

const KIT = 'dist/package'

const application = () =>
  applicationWith('portal-elements', packed(KIT).archive, ['react', 'react-dom', 'scheduler'])

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
    const hasViewer = async (entries: readonly string[]) => {
      const code = entries.map((name) => `import 'portal-elements/${name}'`).join('\n')
      const { files } = await emittedBy(application(), code)
      return files.some((name) => name.includes('stoplight-viewer'))
    }
    assert.equal(await hasViewer(['index', 'loader', 'react', 'portal-spec']), false)
    assert.equal(await hasViewer(['stoplight']), true)
  })
}
