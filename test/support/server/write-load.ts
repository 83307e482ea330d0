/** Writes as fast as it can to the database of the environment, and names each number once its commit was acknowledged. */
import { openDatabase } from '../../../server/src/open-database'

const { DATABASE_URL, DATA_DIR = ':memory:', FIRST = '0' } = process.env
const { db } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })

for (let number = Number(FIRST); ; number += 1) {
  const key = String(number)
  if (number % 2 === 0) {
    await db.insertInto('rate_limit_counters').values({ key, points: 1, expire: null }).execute()
  } else {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('rate_limit_counters').values({ key, points: 1, expire: null }).execute()
      await transaction
        .insertInto('secrets')
        .values({ name: key, value: Buffer.from(key) })
        .execute()
      await transaction
        .insertInto('audit_log')
        .values({ actor: 'test', action: 'write', subject: key })
        .execute()
    })
  }
  process.stdout.write(`${key}\n`)
}
