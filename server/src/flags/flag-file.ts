import { unwatchFile, watchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { MemoryStorage } from '@openfeature/flagd-core'
import { DefaultLogger } from '@openfeature/server-sdk'
import { reasonOf } from './reason'

/** Polled, because replaced files, links and network drives send no reliable change events. */
const pollIntervalMs = 500

/** A file that defines feature flags in flagd's JSON. */
export class FlagFile {
  readonly flags = new MemoryStorage(new DefaultLogger())
  #text: string | undefined

  constructor(private readonly path: string) {}

  /** Reads the flags from the file. @throws with one sentence if it has none that are usable; the flags then stay as they were. */
  async read(): Promise<void> {
    const text = await readFile(this.path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
      throw this.#broken(`it cannot be read (${cause.code ?? cause.message})`, cause)
    })
    if (text === this.#text) return
    this.#text = text
    try {
      this.flags.setConfigurations(text, true)
    } catch (cause) {
      throw this.#broken(reasonOf(text, cause), cause)
    }
  }

  /** Reads the file after each change. Returns a function that ends it. @param broken - Called if the file cannot be used. */
  watch(broken: (error: Error) => void): () => void {
    const readAgain = () => {
      this.read().catch(broken)
    }
    watchFile(this.path, { interval: pollIntervalMs, persistent: false }, readAgain)
    readAgain()
    return () => unwatchFile(this.path, readAgain)
  }

  #broken(reason: string, cause: unknown): Error {
    return new Error(`FLAGS_FILE ${this.path} has no usable flags: ${reason}.`, { cause })
  }
}
