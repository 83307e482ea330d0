import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Linux keeps its files in memory: those of databases and browsers are made there several times as fast as on a disk. */
const IN_MEMORY = '/dev/shm'
const PREFIX = 'portal-test-run-'
/** Several times what a run has there at once. */
const NEEDED_BYTES = 4 * 1024 ** 3

export interface TemporaryFolder {
  readonly path: string
  remove(): void
}

/** Makes the folder for the temporary files of a run: in memory where there is space, else beside its reports. */
export function temporaryFolder(): TemporaryFolder {
  const parent = hasSpace(IN_MEMORY) ? IN_MEMORY : resolve('.cache/temporary')
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent))
    if (isDeserted(name)) rmSync(join(parent, name), { recursive: true, force: true })
  const path = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) }
}

/** Whether the run that made a folder was killed, and so could not remove it. */
function isDeserted(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false
  const pid = Number.parseInt(name.slice(PREFIX.length), 10)
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function hasSpace(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > NEEDED_BYTES
  } catch {
    return false
  }
}
