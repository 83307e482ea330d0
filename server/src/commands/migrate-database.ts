import { readSchemaState } from '../store/schema-state'
import { said, type Command } from './command'

/** Says which schema the database has; that it is the newest is done by opening the database. */
export const migrateDatabase: Command<object> = {
  needs: 'migrated',
  async run({ db, ranMigrations = [] }) {
    const { version } = await readSchemaState(db)
    const ran =
      ranMigrations.length === 0 ? 'nothing was left to do.' : `ran ${ranMigrations.length} migrations.`
    const times = ranMigrations.map(({ name, seconds }) => `ran ${name} in ${seconds.toFixed(1)} s`)
    return said([`The schema is ${version ?? 'empty'}: ${ran}`, ...times], {
      schema: version,
      ran: ranMigrations.map(({ name }) => name),
      seconds: ranMigrations.map(({ seconds }) => seconds),
    })
  },
}
