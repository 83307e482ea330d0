import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** What a release consists of. */
export interface ReleaseContent {
  /** Folders of the packages, as they are published. */
  readonly packages: readonly string[]
  /** Archives that are ready. */
  readonly archives: readonly string[]
  readonly notes: string
}

function pack(folder: string, destination: string): string {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const [{ filename }] = JSON.parse(output) as [{ filename: string }]
  return filename
}

const sumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/**
 * Writes the archives, their checksums and the notes into a folder, in place of what is in it.
 *
 * @returns the names of the archives.
 */
export function writeRelease(folder: string, { packages, archives: ready, notes }: ReleaseContent): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of ready) cpSync(path, join(folder, basename(path)))
  const archives = [
    ...packages.map((one) => pack(one, resolve(folder))),
    ...ready.map((path) => basename(path)),
  ]
  // As `sha256sum --check` reads them.
  const sums = archives.map((name) => `${sumOf(join(folder, name))}  ${name}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  writeFileSync(join(folder, 'notes.md'), `${notes}\n`)
  return archives
}
