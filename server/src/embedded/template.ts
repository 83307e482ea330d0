import { Kysely, PostgresDialect } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../store/migrate'
import { migrations } from '../store/migrations'
import type { Schema } from '../store/schema'
import { EngineThread } from './engine-thread'
import { engineVersion } from './engine-version'
import { poolOn } from './pool'

/**
 * A new cluster is a copy of one with the newest schema and nothing in it: initdb and the migrations take five times as
 * long and three times the memory. The build makes the copy and puts it beside the bundle; from source the first start
 * makes it and keeps it in a cache.
 */
export async function readTemplate(cacheFolder = defaultCacheFolder): Promise<Uint8Array> {
  const cached = join(cacheFolder, await cacheName())
  for (const path of [builtTemplate, cached]) {
    if (existsSync(path)) return readFile(path)
  }
  // Several databases that start at once in one process wait for the same one.
  making ??= makeTemplate()
    .then(async (template) => {
      await keep(cached, template)
      return template
    })
    .finally(() => (making = undefined))
  return making
}

let making: Promise<Uint8Array> | undefined

/** Runs initdb and the migrations in memory. @returns the cluster as a tar file. */
export async function makeTemplate(): Promise<Uint8Array> {
  const thread = new EngineThread({})
  await thread.ready
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOn(thread, () => undefined) }) })
  await migrate(db)
  await db.destroy()
  const template = await thread.dump()
  await thread.close()
  return template
}

/** Name of the file that the build puts beside the bundle. */
export const templateFile = 'cluster.tar'

const here = dirname(fileURLToPath(import.meta.url))
const builtTemplate = join(here, templateFile)
const defaultCacheFolder = join(here, '../../node_modules/.cache/portal-server')

/** Clusters of different engine versions or different schemas do not mix, hence both in the name. */
async function cacheName(): Promise<string> {
  return `cluster-${await engineVersion()}-${schemaHash()}.tar`
}

/** Of the migrations' own text, so that one which is still being written counts as another. */
function schemaHash(): string {
  const text = Object.entries(migrations).map(([name, { up }]) => `${name} ${up.toString()}`)
  return createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)
}

async function keep(path: string, template: Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    // Whole or not at all: other processes may be reading.
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, template)
    await rename(unfinished, path)
    await removeOthers(path)
  } catch {
    // An installation that cannot be written to makes its template anew each time.
  }
}

/** Of schemas and engines that are past; each is as large as a database. */
async function removeOthers(path: string): Promise<void> {
  const directory = dirname(path)
  const others = (await readdir(directory)).filter((name) => name.endsWith('.tar') && name !== basename(path))
  await Promise.all(others.map((name) => rm(join(directory, name), { force: true })))
}
