import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockDirectory, type DirectoryLock } from './directory-lock'
import { EngineThread } from './engine-thread'
import { readTemplate } from './template'

export interface Cluster {
  thread: EngineThread
  isDurable: boolean
  close(): Promise<void>
}

/** Starts the engine on a directory of its own, or in memory for `:memory:`. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  if (dataDir === ':memory:') return inMemory()
  const directory = resolve(dataDir)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(directory)
  try {
    const thread = await startInDirectory(directory)
    return { thread, isDurable: true, close: () => closeAndUnlock(thread, lock) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function inMemory(): Promise<Cluster> {
  const thread = new EngineThread({ template: await readTemplate() })
  await thread.ready
  return { thread, isDurable: false, close: () => thread.close() }
}

/**
 * A mark tells that the cluster was made completely. Without it the process died while making it: nothing can have
 * been written to it yet, and it is made anew.
 */
async function startInDirectory(directory: string): Promise<EngineThread> {
  const clusterDir = join(directory, 'postgresql')
  const mark = join(directory, 'postgresql.complete')
  if (existsSync(mark)) {
    const thread = new EngineThread({ clusterDir })
    await thread.ready
    return thread
  }
  await rm(clusterDir, { recursive: true, force: true })
  const thread = new EngineThread({ clusterDir, template: await readTemplate() })
  await thread.ready
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
