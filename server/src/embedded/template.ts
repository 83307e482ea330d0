import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EngineThread } from './engine-thread'

/**
 * A new cluster is a copy of an empty one: running initdb takes four times as long and three times the memory. The
 * build makes the copy and puts it beside the bundle; from source the first start makes it and keeps it in a cache.
 */
export async function readTemplate(): Promise<Uint8Array> {
  const cached = await cachePath()
  for (const path of [builtTemplate, cached]) {
    if (existsSync(path)) return readFile(path)
  }
  const template = await makeTemplate()
  await keep(cached, template)
  return template
}

/** Runs initdb in memory. @returns the empty cluster as a tar file. */
export async function makeTemplate(): Promise<Uint8Array> {
  const thread = new EngineThread({})
  await thread.ready
  const template = await thread.dump()
  await thread.close()
  return template
}

/** Name of the file that the build puts beside the bundle. */
export const templateFile = 'cluster.tar'

const here = dirname(fileURLToPath(import.meta.url))
const builtTemplate = join(here, templateFile)

/** Clusters of different engine versions do not mix, hence the version in the name. */
async function cachePath(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  return join(here, '../../node_modules/.cache/portal-server', `cluster-${version}.tar`)
}

async function keep(path: string, template: Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    // Whole or not at all: other processes may be reading.
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, template)
    await rename(unfinished, path)
  } catch {
    // An installation that cannot be written to makes its template anew each time.
  }
}
