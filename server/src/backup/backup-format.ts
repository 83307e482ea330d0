import { createHash } from 'node:crypto'
import type { Batch, Table } from '../store/whole-database'

/**
 * A backup is a gzip file of lines of JSON: a header, then batches of rows, then an end with a checksum of every line before.
 * Documented in docs/operating.md. Grows when an older portal-server could not read what is written.
 */
export const formatVersion = 1

export interface BackupHeader {
  format: 'portal-server backup'
  version: number
  /** The newest migration of the database. */
  schema: string
  /** Of the portal-server that wrote it. */
  server: string
  created_at: string
}

export interface BackupEnd {
  end: true
  rows: number
  sha256: string
}

/** The file is no backup, or not a whole one, or a newer one. The message is a sentence for the operator. */
export class BackupUnreadable extends Error {
  override readonly name = 'BackupUnreadable'
}

/** Yields the lines of a backup. */
export async function* linesOfBackup(
  header: BackupHeader,
  batches: AsyncIterable<Batch>,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let rows = 0
  const hashed = (line: string) => {
    hash.update(line)
    return line
  }
  yield hashed(`${JSON.stringify(header)}\n`)
  for await (const { table, rows: json, count } of batches) {
    rows += count
    yield hashed(`{"table":${JSON.stringify(table)},"count":${count},"rows":${json}}\n`)
  }
  const end: BackupEnd = { end: true, rows, sha256: hash.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}

/** @throws {BackupUnreadable} */
export function parseHeader(line: string): BackupHeader {
  const header = parsed(line) as Partial<BackupHeader>
  if (header.format !== 'portal-server backup' || typeof header.version !== 'number')
    throw new BackupUnreadable('The file is no backup of a portal-server.')
  if (header.version > formatVersion)
    throw new BackupUnreadable(
      `The backup has format ${header.version}, written by portal-server ${header.server}, and this version reads up to ${formatVersion}. Restore it with that version.`,
    )
  return header as BackupHeader
}

/**
 * Yields the batches that follow the header.
 *
 * @throws {BackupUnreadable} at the end, if the lines are not those that were written.
 */
export async function* batchesOf(headerLine: string, lines: AsyncIterator<string>): AsyncGenerator<Batch> {
  const hash = createHash('sha256').update(`${headerLine}\n`)
  let rows = 0
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done) throw new BackupUnreadable('The backup is not whole: its end is missing.')
    if (line.startsWith('{"end"')) {
      const end = parsed(line) as BackupEnd
      if (end.rows === rows && end.sha256 === hash.digest('hex')) return
      throw new BackupUnreadable('The backup is damaged: its checksum is wrong.')
    }
    hash.update(`${line}\n`)
    const match = /^\{"table":"([a-z_]+)","count":(\d+),"rows":/.exec(line)
    if (!match) throw new BackupUnreadable('The backup is damaged: a line is no batch of rows.')
    const count = Number(match[2])
    rows += count
    yield { table: match[1] as Table, count, rows: line.slice(match[0].length, -1) }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupUnreadable('The file is no backup of a portal-server, or it is damaged.')
  }
}
