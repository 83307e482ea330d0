import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import packageJson from '../../package.json'
import { formatVersion, linesOfBackup, type BackupHeader } from '../backup/backup-format'
import { newestMigration } from '../store/schema-state'
import { readWhole } from '../store/whole-database'
import { refuse, said, type Command } from './command'

/** Writes everything into a file: one snapshot, while others read and write. `file` is absolute. */
export const backup: Command<{ file: string }> = {
  async run({ db }, { file }) {
    if (await exists(file)) refuse(`${file} exists already; name a new file.`)
    const unfinished = `${file}.unfinished`
    const header: BackupHeader = {
      format: 'portal-server backup',
      version: formatVersion,
      schema: newestMigration,
      server: packageJson.version,
      created_at: new Date().toISOString(),
    }
    try {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((snapshot) =>
          pipeline(
            Readable.from(linesOfBackup(header, readWhole(snapshot))),
            createGzip(),
            createWriteStream(unfinished, { mode: 0o600 }),
          ),
        )
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return said(
      `Everything was written to ${file}. It holds hashes and keys: keep it as safe as the database.`,
      {
        file,
        ...header,
      },
    )
  },
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
