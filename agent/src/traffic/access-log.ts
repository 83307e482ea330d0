import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync, renameSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../log'
import type { Outbox } from './outbox'
import { lineOfAccessLog } from './reported-line'

interface Position {
  /** Of the batches. */
  id: string
  /** Of the batch that comes next. */
  sequence: number
  /** The file, and what of it has been read. */
  inode: number
  offset: number
}

const intervalMs = 500
const bytesAtOnce = 1024 * 1024
const positionName = 'access-log.json'
/** Of a batch before its end is in the position. */
const unfinished = '.part'

/**
 * Follows the log of a gateway. A batch is written, then the position behind it, then the batch is sent: after an end in between, the batch
 * of the position is written again.
 */
export class AccessLog {
  #position: Position

  constructor(
    private readonly path: string,
    private readonly outbox: Outbox,
  ) {
    this.#position = readPosition(join(outbox.folder, positionName))
  }

  async run(stopping: AbortSignal): Promise<void> {
    await this.#finish()
    await this.#begin()
    let failure = ''
    while (!stopping.aborted) {
      try {
        while (await this.#readNext());
        failure = ''
      } catch (error) {
        if (String(error) !== failure) log('error', `The access log waits: ${String(error)}`)
        failure = String(error)
      }
      await wait(intervalMs, undefined, { signal: stopping }).catch(() => undefined)
    }
    while (await this.#readNext());
  }

  /** What is in the log before the very first start is not reported. */
  async #begin(): Promise<void> {
    if (this.#position.inode !== 0) return
    const current = await stat(this.path).catch(() => undefined)
    if (current) this.#moveTo({ ...this.#position, inode: current.ino, offset: current.size })
  }

  /** @returns whether there may be more. */
  async #readNext(): Promise<boolean> {
    const { inode, offset, id, sequence } = this.#position
    const current = await stat(this.path).catch(() => undefined)
    // Rotated: what is left of the file before comes first, wherever it is now.
    const path = current && current.ino === inode ? this.path : await this.#pathOf(inode)
    if (path === undefined) {
      if (!current) return false
      this.#position = { id, sequence, inode: current.ino, offset: 0 }
      return true
    }
    const { text, size } = await readLines(path, offset)
    if (size < offset) {
      // Truncated in its place.
      this.#position = { id, sequence, inode, offset: 0 }
      return true
    }
    if (text === '') {
      if (path === this.path || !current) return false
      this.#position = { id, sequence, inode: current.ino, offset: 0 }
      return true
    }
    const lines = text.split('\n').flatMap((line) => lineOfAccessLog(line) ?? [])
    if (lines.length > 0) await this.outbox.add(this.#nameOf(sequence), `${lines.join('\n')}\n`, unfinished)
    this.#moveTo({ id, inode, sequence: sequence + 1, offset: offset + Buffer.byteLength(text) })
    await this.#finish()
    return true
  }

  #moveTo(position: Position): void {
    const file = join(this.outbox.folder, positionName)
    writeFileSync(`${file}.new`, JSON.stringify(position), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
    this.#position = position
  }

  /** Lets batches be sent that the position is behind, and removes the one that will be written again. */
  async #finish(): Promise<void> {
    const { sequence } = this.#position
    for (const name of await readdir(this.outbox.folder)) {
      if (!name.endsWith(unfinished)) continue
      const path = join(this.outbox.folder, name)
      const isBehind = name !== `${this.#nameOf(sequence)}${unfinished}`
      if (isBehind) await rename(path, path.replace(unfinished, '.ndjson'))
      else await rm(path)
    }
  }

  #nameOf(sequence: number): string {
    return `log-${this.#position.id}-${String(sequence).padStart(9, '0')}`
  }

  async #pathOf(inode: number): Promise<string | undefined> {
    const folder = dirname(this.path)
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      if ((await stat(path).catch(() => undefined))?.ino === inode) return path
    }
    return undefined
  }
}

/** Returns whole lines from a place on. */
async function readLines(path: string, offset: number): Promise<{ text: string; size: number }> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytesAtOnce), 0, bytesAtOnce, offset)
    const end = buffer.subarray(0, bytesRead).lastIndexOf(10) + 1
    if (end === 0 && bytesRead === bytesAtOnce) throw new Error('A line is longer than 1 MB.')
    return { text: buffer.subarray(0, end).toString('utf8'), size }
  } finally {
    await file.close()
  }
}

function readPosition(path: string): Position {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Position
  } catch {
    return { id: randomUUID(), sequence: 0, inode: 0, offset: 0 }
  }
}
