import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupUnreadable, batchesOf, parseHeader } from '../backup/backup-format'
import { makePortal } from '../store/database'
import { migrate } from '../store/migrate'
import { migrations } from '../store/migrations'
import { isEmpty, writeWhole } from '../store/whole-database'
import { refuse, said, type Command } from './command'

/** Reads a backup into an empty database of either engine: all of it, or nothing. `file` is absolute. */
export const restore: Command<{ file: string }> = {
  needs: 'migrated',
  async run({ db }, { file }) {
    if (!(await isEmpty(db))) refuse('The database holds a portal already; restore into an empty one.')
    try {
      const lines = linesOf(file)[Symbol.asyncIterator]()
      const first = await lines.next()
      const headerLine = first.done ? '' : first.value
      const header = parseHeader(headerLine)
      if (!Object.hasOwn(migrations, header.schema))
        refuse(
          `The backup has the schema ${header.schema} of portal-server ${header.server}, which this version does not know. Restore it with that version.`,
        )
      // Rows fit the tables that they came from; the migrations since then are made after them.
      await migrate(db, header.schema)
      try {
        const rows = await db.transaction().execute((to) => writeWhole(to, batchesOf(headerLine, lines)))
        return said(`Restored ${rows} rows of ${header.created_at}.`, { rows, ...header })
      } finally {
        await migrate(db)
        await makePortal(db)
      }
    } catch (error) {
      if (error instanceof BackupUnreadable) return refuse(`${error.message} Nothing was restored.`)
      throw error
    }
  },
}

/** @throws {BackupUnreadable} if the file cannot be read or uncompressed to its end. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = new PassThrough()
  const reading = pipeline(createReadStream(file), createGunzip(), text)
  // It also ends the loop below, which reports it.
  reading.catch(() => undefined)
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) yield line
    await reading
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupUnreadable(`${file} cannot be read as a backup, or is damaged (${reason}).`)
  }
}
