import { randomUUID } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../log'
import { PortalRefused, type PortalClient } from '../portal-client'

/** Requests of which a batch is being filled. */
const openName = 'open.ndjson'
const batchSuffix = '.ndjson'
const intervalMs = 500
const longestRetryMs = 10_000
/** The portal takes 5 MB. */
const largestBatch = 4 * 1024 * 1024
/** What may wait on disk while the portal is away. */
const largestFolder = 512 * 1024 * 1024

/**
 * Batches of requests to report, each a file that has the name of its ID. A batch is sent until the portal has it, which counts an ID once.
 * So nothing that is in the folder is lost or counted twice, however the process ends.
 */
export class Outbox {
  /** For the metrics. */
  readonly counts = { reported: 0, refused: 0, lost: 0 }
  #open?: { fd: number; bytes: number }
  #bytes = 0

  constructor(
    readonly folder: string,
    private readonly portal: Pick<PortalClient, 'report'>,
  ) {}

  async start(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    this.#rotate()
    await this.#listBatches()
  }

  get waitingBytes(): number {
    return this.#bytes
  }

  /** Adds requests to the open batch, at once: what the caller does next is not reported without them. */
  append(lines: string): void {
    const text = Buffer.from(lines)
    try {
      this.#requireRoom(text.length)
      this.#open ??= { fd: openSync(join(this.folder, openName), 'a', 0o600), bytes: 0 }
      writeWhole(this.#open, text)
      this.#bytes += text.length
    } catch {
      this.counts.lost += 1
    }
    if ((this.#open?.bytes ?? 0) > largestBatch) this.#rotate()
  }

  /**
   * Adds a batch. When it returns, the batch survives the end of the process. The same ID again changes nothing.
   *
   * @param suffix - Of the file. Only `.ndjson` is sent.
   */
  async add(id: string, lines: string, suffix = batchSuffix): Promise<void> {
    const text = Buffer.from(lines)
    this.#requireRoom(text.length)
    const path = join(this.folder, `${id}${suffix}`)
    const part = `${path}.new`
    try {
      const file = await open(part, 'w', 0o600)
      try {
        await file.writeFile(text)
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    this.#bytes += text.length
  }

  /** Sends batches until it is told to stop, and what there is then. What the portal does not take is there for the next start. */
  async run(stopping: AbortSignal): Promise<void> {
    let retryMs = intervalMs
    while (!stopping.aborted) {
      try {
        this.#rotate()
        await this.#sendAll()
        retryMs = intervalMs
      } catch (error) {
        if (!stopping.aborted && retryMs === intervalMs) log('error', `Reports wait: ${String(error)}`)
        retryMs = Math.min(retryMs * 2, longestRetryMs)
      }
      await wait(retryMs, undefined, { signal: stopping }).catch(() => undefined)
    }
    this.#rotate()
    if (retryMs === intervalMs) await this.#sendAll().catch(() => undefined)
  }

  async #sendAll(): Promise<void> {
    for (const name of await this.#listBatches()) {
      const path = join(this.folder, name)
      const lines = await readFile(path)
      await this.#send(name.slice(0, -batchSuffix.length), lines)
      await rm(path)
      this.#bytes -= lines.length
    }
  }

  async #listBatches(): Promise<string[]> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith(batchSuffix))
    const sizes = names.map((name) => statSync(join(this.folder, name), { throwIfNoEntry: false })?.size ?? 0)
    this.#bytes = sizes.reduce((sum, size) => sum + size, 0)
    return names.filter((name) => name !== openName).toSorted()
  }

  async #send(id: string, lines: Buffer): Promise<void> {
    const count = lines.toString('latin1').split('\n').length - 1
    try {
      const refused = await this.portal.report(id, lines)
      this.counts.reported += count - refused
      this.counts.refused += refused
    } catch (error) {
      // What the portal cannot read stays wrong, however often it is sent.
      if (!(error instanceof PortalRefused) || ![400, 413, 415, 422].includes(error.status)) throw error
      this.counts.refused += count
      log('error', `The portal does not take a batch of ${count} requests: ${error.message}`)
    }
  }

  /** Closes the open batch, so that it is sent. */
  #rotate(): void {
    if (this.#open) closeSync(this.#open.fd)
    this.#open = undefined
    const path = join(this.folder, openName)
    const { size } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (size !== undefined && size > 0) renameSync(path, join(this.folder, `${randomUUID()}${batchSuffix}`))
  }

  #requireRoom(bytes: number): void {
    if (this.#bytes + bytes > largestFolder) throw new Error('Too many reports wait for the portal.')
  }
}

/** Writes all of it or nothing: a full disk takes a part. */
function writeWhole(file: { fd: number; bytes: number }, text: Buffer): void {
  try {
    let written = 0
    while (written < text.length) written += writeSync(file.fd, text, written)
    file.bytes += written
  } catch (error) {
    ftruncateSync(file.fd, file.bytes)
    throw error
  }
}
