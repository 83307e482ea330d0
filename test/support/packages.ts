import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

let built: Promise<unknown> | undefined

/** Builds both packages once in a process, from the product that was built before. */
export function builtPackages(): Promise<unknown> {
  built ??= run(process.execPath, ['package/build.mjs'])
  return built
}

export interface Packed {
  readonly archive: string
  /** Paths in the archive. */
  readonly files: readonly string[]
  readonly bytes: number
  readonly unpackedBytes: number
}

const archives = new Map<string, Packed>()

/** Packs a built package as npm does, once in a process. */
export function packed(folder: string): Packed {
  const known = archives.get(folder) ?? pack(folder)
  archives.set(folder, known)
  return known
}

function pack(folder: string): Packed {
  const destination = mkdtempSync(join(tmpdir(), 'packed-'))
  const options = ['pack', '--json', '--pack-destination', destination]
  const output = execFileSync('npm', options, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 })
  const [{ filename, files, size, unpackedSize }] = JSON.parse(output) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ]
  return {
    archive: join(destination, filename),
    files: files.map(({ path }) => path),
    bytes: size,
    unpackedBytes: unpackedSize,
  }
}

/** An application in a folder of its own that has installed an archive. Other packages are those of this workspace. */
export function applicationWith(name: string, archive: string, others: readonly string[]): string {
  const application = mkdtempSync(join(tmpdir(), 'application-'))
  const modules = join(application, 'node_modules')
  mkdirSync(join(modules, name), { recursive: true })
  execFileSync('tar', ['-xzf', archive, '--strip-components', '1', '-C', join(modules, name)])
  for (const other of others) {
    mkdirSync(join(modules, other, '..'), { recursive: true })
    symlinkSync(resolve('node_modules', other), join(modules, other))
  }
  return application
}
