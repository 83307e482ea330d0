import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { UnfitDirectory } from '../store/unavailable'

/** Major version of PostgreSQL that the engine is. Its files are unreadable to every other one. */
export const postgresqlMajor = 18

interface EngineRecord {
  engine: 'pglite'
  /** Of the package that wrote the directory last. */
  version: string
  postgresql: number
}

/** Name of the package, and its version. */
export async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const text = await readFile(join(dirname(entry), '../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/**
 * Makes sure that this engine can read what the directory holds. Started on the files of another PostgreSQL it would end with
 * a message that helps nobody.
 *
 * @throws {UnfitDirectory} with the way to move the data.
 */
export async function requireFitDirectory(directory: string): Promise<void> {
  const found = (await readRecord(directory)) ?? (await readClusterVersion(directory))
  if (!found || found.postgresql === postgresqlMajor) return
  const writer = `PostgreSQL ${found.postgresql}${found.version ? ` (engine ${found.version})` : ''}`
  throw new UnfitDirectory(
    `The data in ${directory} was written by ${writer}, and this portal-server has PostgreSQL ${postgresqlMajor}. ` +
      'Run `portal-server backup FILE` with the version that wrote it, and `portal-server restore FILE` with this one and an empty DATA_DIR.',
  )
}

/** Records which engine wrote the directory last. */
export async function recordEngine(directory: string): Promise<void> {
  const record: EngineRecord = {
    engine: 'pglite',
    version: await engineVersion(),
    postgresql: postgresqlMajor,
  }
  await writeFile(recordFile(directory), `${JSON.stringify(record)}\n`, { mode: 0o600 })
}

function recordFile(directory: string): string {
  return join(directory, 'engine.json')
}

async function readRecord(directory: string): Promise<{ version: string; postgresql: number } | undefined> {
  if (!existsSync(recordFile(directory))) return undefined
  try {
    const record: unknown = JSON.parse(await readFile(recordFile(directory), 'utf8'))
    return isRecord(record) ? record : undefined
  } catch (error) {
    // Torn by a crash while it was written; the cluster's own file still tells.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isRecord(value: unknown): value is EngineRecord {
  if (typeof value !== 'object' || value === null) return false
  return 'postgresql' in value && Number.isInteger(value.postgresql) && 'version' in value
}

/** Directories of earlier versions have no record, but every cluster names its major version. */
async function readClusterVersion(
  directory: string,
): Promise<{ version?: string; postgresql: number } | undefined> {
  const file = join(directory, 'postgresql', 'PG_VERSION')
  if (!existsSync(file)) return undefined
  return { postgresql: Number.parseInt(await readFile(file, 'utf8'), 10) }
}
