/** The thread of `readInThread`. */
import { parentPort, workerData } from 'node:worker_threads'
import { ImportRefused } from './import-refused'
import { readContent, type Existing } from './read-folder'
import type { ThreadResult } from './read-in-thread'

const { path, existing, isConfined } = workerData as {
  path: string
  existing: Existing
  isConfined: boolean
}

async function read(): Promise<ThreadResult> {
  try {
    return { content: await readContent(path, existing, isConfined) }
  } catch (error) {
    if (error instanceof ImportRefused) return { mistakes: error.mistakes }
    throw error
  }
}

parentPort?.postMessage(await read())
