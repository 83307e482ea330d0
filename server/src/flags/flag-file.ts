import { unwatchFile, watchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { MemoryStorage } from '@openfeature/flagd-core'
import { DefaultLogger } from '@openfeature/server-sdk'
import { reasonOf } from './reason'

/** Looked at, rather than waited for: replaced files, links and network drives announce nothing reliable. */
const lookEveryMs = 500

/** A file that defines feature flags in flagd's JSON. */
export class FlagFile {
  readonly flags = new MemoryStorage(new DefaultLogger())
  #text: string | undefined

  constructor(private readonly path: string) {}

  /** Takes the flags that the file has now. @throws one sentence, with the flags as they were, when it has none. */
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

  /** Reads the file after each change. Returns the undo. @param broken - Told when it could not be used. */
  watch(broken: (error: Error) => void): () => void {
    const look = () => {
      this.read().catch(broken)
    }
    watchFile(this.path, { interval: lookEveryMs, persistent: false }, look)
    look()
    return () => unwatchFile(this.path, look)
  }

  #broken(reason: string, cause: unknown): Error {
    return new Error(`FLAGS_FILE ${this.path} has no usable flags: ${reason}.`, { cause })
  }
}
