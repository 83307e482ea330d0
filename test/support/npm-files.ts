import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface NpmFiles {
  readonly name: string
  readonly version: string
  /** Paths inside the package; a folder brings all that is in it. */
  readonly files: readonly string[]
}

/**
 * The folder that has files of an npm package, fetched from the registry where the cache does not have them yet. Nothing of the
 * package is installed or run, and its dependencies are not fetched.
 */
export async function npmFiles(cache: string, { name, version, files }: NpmFiles): Promise<string> {
  const folder = resolve('.cache', cache, `${name.replace('/', '-')}-${version}`)
  const inside = join(folder, 'package')
  if (files.every((file) => existsSync(join(inside, file)))) return inside
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  const options = ['--silent', '--ignore-scripts', '--pack-destination', fresh]
  const { stdout } = await run('npm', ['pack', `${name}@${version}`, ...options])
  const archive = join(fresh, stdout.trim())
  await run('tar', ['-xzf', archive, '-C', fresh, ...files.map((file) => join('package', file))])
  await rm(archive)
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
  return inside
}
