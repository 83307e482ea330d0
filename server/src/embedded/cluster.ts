import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockDirectory, type DirectoryLock } from './directory-lock'
import { EngineThread } from './engine-thread'
import { recordEngine, requireFitDirectory } from './engine-version'
import { readTemplate } from './template'
import { DatabaseUnavailable, NoDatabase } from '../store/unavailable'

export interface Cluster {
  thread: EngineThread
  isDurable: boolean
  close(): Promise<void>
}

/**
 * Starts the engine on a directory of its own, or in memory for `:memory:`.
 *
 * @param options.create - Whether to make the cluster if it is missing.
 * @throws {NoDatabase} if it is missing and not to be made, {UnfitDirectory} if another engine wrote it, {DatabaseUnavailable} if this
 * process cannot write there.
 */
export async function openCluster(dataDir: string, options: { create: boolean }): Promise<Cluster> {
  if (dataDir === ':memory:') return inMemory()
  const directory = resolve(dataDir)
  if (!options.create && !existsSync(completeMark(directory)))
    throw new NoDatabase(
      `There is no portal in ${directory}. Run \`portal-server migrate\` or start the server to make one, or set DATA_DIR to the directory that has it.`,
    )
  const lock = await holdDirectory(directory)
  try {
    const thread = await startInDirectory(directory)
    return { thread, isDurable: true, close: () => closeAndUnlock(thread, lock) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Node.js says ENOENT of a new directory in a read-only file system. */
const notWritableCodes: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'])

/** Volumes of containers often belong to another user than the process. */
async function holdDirectory(directory: string): Promise<DirectoryLock> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    return await lockDirectory(directory)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!notWritableCodes.has(code)) throw error
    throw new DatabaseUnavailable(
      `The embedded database cannot be written to ${directory} (${code}). Let the user of this process (${process.getuid?.() ?? 'its account'}) write there, or set DATA_DIR to another directory.`,
      { cause: error },
    )
  }
}

async function inMemory(): Promise<Cluster> {
  const thread = new EngineThread({ template: await readTemplate() })
  await thread.ready
  return { thread, isDurable: false, close: () => thread.close() }
}

/** Written once the cluster has been made completely. */
function completeMark(directory: string): string {
  return join(directory, 'postgresql.complete')
}

/** Without the mark the process died while it made the cluster: nothing can have been written yet, and it is made anew. */
async function startInDirectory(directory: string): Promise<EngineThread> {
  const clusterDir = join(directory, 'postgresql')
  const mark = completeMark(directory)
  if (existsSync(mark)) {
    await requireFitDirectory(directory)
    const thread = new EngineThread({ clusterDir })
    await thread.ready
    await recordEngine(directory)
    return thread
  }
  await rm(clusterDir, { recursive: true, force: true })
  const thread = new EngineThread({ clusterDir, template: await readTemplate() })
  await thread.ready
  await recordEngine(directory)
  await writeFile(mark, '')
  return thread
}

async function closeAndUnlock(thread: EngineThread, lock: DirectoryLock): Promise<void> {
  try {
    await thread.close()
  } finally {
    await lock.release()
  }
}
