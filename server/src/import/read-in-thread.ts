import { Worker } from 'node:worker_threads'
import type { Content } from './content'
import { ImportRefused } from './import-refused'
import type { Mistake } from '../lib/yaml/mistakes'
import type { Existing } from './read-folder'

export type ThreadResult = { content: Content } | { mistakes: readonly Mistake[] }

/**
 * Reads a folder as `readContent` does, in a thread of its own: parsing megabytes of YAML takes seconds, in which this
 * thread would answer nobody.
 *
 * @throws {ImportRefused}
 */
export function readInThread(path: string, existing: Existing, isConfined = false): Promise<Content> {
  return new Promise((resolve, reject) => {
    const entry = new URL('./import-worker.mjs', import.meta.url)
    const worker = new Worker(entry, { workerData: { path, existing, isConfined }, execArgv: [] })
    worker.once('message', (result: ThreadResult) => {
      if ('content' in result) resolve(result.content)
      else reject(new ImportRefused(result.mistakes))
    })
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The thread that reads the folder ended with code ${code}.`)),
    )
  })
}
