import { openDatabase } from '../open-database'
import type { Database } from '../store/database'
import { DatabaseUnavailable } from '../store/unavailable'
import { isEmpty, readWhole, writeWhole } from '../store/whole-database'
import { refuse, said, type Command } from './command'

/** Copies everything into an empty PostgreSQL database, or nothing at all. */
export const copyToPostgres: Command<{ databaseUrl: string }> = {
  async run({ db }, { databaseUrl }) {
    const target = await openTarget(databaseUrl)
    try {
      if (!(await isEmpty(target.db)))
        refuse('The target holds a portal already; copy into an empty database.')
      const rows = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((from) => target.db.transaction().execute((to) => writeWhole(to, readWhole(from))))
      return said(
        [
          `Copied ${rows} rows.`,
          'Stop the server and start it with DATABASE_URL; what it writes until then stays behind.',
        ],
        { rows },
      )
    } finally {
      await target.close()
    }
  },
}

async function openTarget(databaseUrl: string): Promise<Database> {
  try {
    return await openDatabase({ databaseUrl, dataDir: ':memory:' })
  } catch (error) {
    if (error instanceof DatabaseUnavailable)
      refuse(
        error.message
          .replace('(DATABASE_URL)', '(target)')
          .replace('DATABASE_URL', 'The address of the target'),
      )
    throw error
  }
}
