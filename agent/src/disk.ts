import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { GatewayApplication } from '../../server/src/store/gateway-applications'
import { AccessTable } from './access-table'
import type { Changes, PortalFacts } from './portal-client'

/** The first line of a snapshot. Each line after it is an application; the last one, `{"end": <count>}`, says that it is whole. */
interface Header extends PortalFacts {
  format: 1
  /** Names the journal with the changes since. */
  id: string
  /** The portal that it is of. */
  source: string
  cursor: string
  confirmed_at: number
}

/** A line of the journal: where the agent is, and what has changed on its way there. */
interface JournalLine {
  cursor: string
  confirmed_at: number
  changes?: Omit<Changes, 'cursor' | 'is_complete'>
}

export interface StoredState {
  table: AccessTable
  cursor: string
  /** When the portal last said so, in milliseconds since 1970. */
  confirmedAt: number
}

const snapshotName = 'snapshot.jsonl'
const journalName = (id: string) => `journal-${id}.jsonl`
/** The snapshot is written anew when so many bytes of changes have been added to it. */
const longestJournal = 8 * 1024 * 1024
const applicationsAtOnce = 1_000

/**
 * The folder of the agent: a snapshot and a journal of changes since. A state is in the journal before its cursor is sent to the portal, so
 * that nothing is forgotten however the process ends. Only the owner can read the files.
 */
export class Disk {
  #journal?: { file: FileHandle; bytes: number }

  /** @param source - URL of the portal. What is of another one is not used. */
  constructor(
    readonly folder: string,
    readonly source: string,
  ) {}

  /** @returns what was stored last, undefined if there is nothing that is whole. */
  async load(): Promise<StoredState | undefined> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const snapshot = await readSnapshot(join(this.folder, snapshotName), this.source)
    if (!snapshot) return undefined
    const { header, table } = snapshot
    const path = join(this.folder, journalName(header.id))
    let { cursor, confirmed_at: confirmedAt } = header
    let bytes = 0
    for await (const line of linesOf(path)) {
      // Torn by the end of the process, so its cursor was never sent.
      const entry = parsed<JournalLine>(line)
      if (!entry) break
      if (entry.changes) table.apply(entry.changes)
      ;({ cursor, confirmed_at: confirmedAt } = entry)
      bytes += Buffer.byteLength(line) + 1
    }
    const file = await open(path, 'a', 0o600)
    await file.truncate(bytes)
    this.#journal = { file, bytes }
    return { table, cursor, confirmedAt }
  }

  /** Replaces everything. Whenever the process ends, either the state before is there, or this one. */
  async replace({ table, cursor, confirmedAt }: StoredState): Promise<void> {
    const id = randomUUID()
    const journal = await open(join(this.folder, journalName(id)), 'a', 0o600)
    const part = join(this.folder, `${snapshotName}.part`)
    const file = await open(part, 'w', 0o600)
    try {
      const { portal, versions, signing_keys } = table.facts
      const header = { format: 1, id, source: this.source, cursor, confirmed_at: confirmedAt }
      await file.write(`${JSON.stringify({ ...header, portal, versions, signing_keys })}\n`)
      const applications = [...table.applications.values()]
      for (let at = 0; at < applications.length; at += applicationsAtOnce) {
        const lines = applications
          .slice(at, at + applicationsAtOnce)
          .map((each) => `${JSON.stringify(each)}\n`)
        await file.write(lines.join(''))
      }
      await file.write(`${JSON.stringify({ end: applications.length })}\n`)
      await file.sync()
    } catch (error) {
      await journal.close()
      throw error
    } finally {
      await file.close()
    }
    await rename(part, join(this.folder, snapshotName))
    await this.#journal?.file.close()
    this.#journal = { file: journal, bytes: 0 }
    await this.#removeOtherJournals(id)
  }

  /** Adds a line to the journal. If it fails, the journal is as it was. */
  async append(line: JournalLine): Promise<void> {
    const journal = this.#journal
    if (!journal) throw new Error('There is no snapshot yet.')
    const text = Buffer.from(`${JSON.stringify(line)}\n`)
    try {
      await journal.file.appendFile(text)
      await journal.file.datasync()
      journal.bytes += text.length
    } catch (error) {
      // A full disk takes a part of a line.
      await journal.file.truncate(journal.bytes)
      throw error
    }
  }

  get isJournalLong(): boolean {
    return (this.#journal?.bytes ?? 0) > longestJournal
  }

  async close(): Promise<void> {
    await this.#journal?.file.close()
    this.#journal = undefined
  }

  async #removeOtherJournals(id: string): Promise<void> {
    for (const name of await readdir(this.folder))
      if (name.startsWith('journal-') && name !== journalName(id)) await rm(join(this.folder, name))
  }
}

async function readSnapshot(
  path: string,
  source: string,
): Promise<{ header: Header; table: AccessTable } | undefined> {
  let header: Header | undefined
  let table: AccessTable | undefined
  let count = 0
  for await (const line of linesOf(path)) {
    const value = parsed<unknown>(line)
    if (!table) {
      header = value as Header | undefined
      if (header?.format !== 1 || header.source !== source) return undefined
      table = new AccessTable(header)
      continue
    }
    const { end } = (value ?? {}) as { end?: number }
    if (end !== undefined) return header && end === count ? { header, table } : undefined
    if (value === undefined) return undefined
    table.apply({ portal: table.facts.portal, applications: [value as GatewayApplication], removed: [] })
    count += 1
  }
  return undefined
}

/** Nothing for a file that is not there. */
async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function parsed<T>(line: string): T | undefined {
  try {
    return JSON.parse(line) as T
  } catch {
    return undefined
  }
}
