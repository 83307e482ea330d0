import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { publint } from 'publint'
import { packageNames, readPackageTable } from '../../scripts/package-table'
import { builtPackages, packed } from '../support/packages'

const KIT = 'dist/package'
/** What may change without a new table: a fiftieth. */
const TOLERANCE = 0.02

/** What a tool that checks packages says of the archive that npm has made. */
async function objectionsTo(folder: string) {
  const archive = readFileSync(packed(folder).archive)
  const tarball = archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.length)
  return (await publint({ pack: { tarball }, strict: true })).messages
}

/** Tests of the archives as npm makes them. */
export function testArchives(): void {
  it('are as large as the documentation says', async () => {
    await builtPackages()
    const written = readPackageTable(readFileSync('docs/packages.md', 'utf8'))
    assert.deepEqual([...written.keys()], Object.values(packageNames))
    for (const [folder, name] of Object.entries(packageNames)) {
      const { bytes, unpackedBytes } = packed(folder)
      for (const [size, megabytes] of [
        [bytes, written.get(name)?.packed ?? 0],
        [unpackedBytes, written.get(name)?.unpacked ?? 0],
      ] as const) {
        const difference = Math.abs(size / 1e6 - megabytes) / megabytes
        assert.ok(
          difference < TOLERANCE,
          `${name}: ${size} bytes, ${megabytes} MB written. Run "npm run bytes".`,
        )
      }
    }
  })

  it('have no objection of publint', async () => {
    await builtPackages()
    for (const folder of Object.keys(packageNames)) assert.deepEqual(await objectionsTo(folder), [])
  })

  it('have types at every entry that match its module', async () => {
    await builtPackages()
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(packed(KIT).archive)))
    assert.ok(analysis.types)
    const { exports } = JSON.parse(readFileSync(`${KIT}/package.json`, 'utf8')) as {
      exports: Record<string, unknown>
    }
    assert.deepEqual(Object.keys(analysis.entrypoints).sort(), Object.keys(exports).sort())
    // The package has modules only, which `require` and resolution without `exports` cannot reach.
    const problems = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    )
    assert.deepEqual(problems, [])
  })
}
