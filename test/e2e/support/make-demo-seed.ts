/**
 * Makes the database that portals of a test run copy instead of importing the demo each: on PostgreSQL one of the name that
 * TEST_DEMO_SEED gives, on the embedded engine a data directory there.
 */
import { namedPostgres } from '../../support/server/database'
import { runCommand } from './built-portal'
import { fillWithDemo } from './demo-portal'

const { TEST_DEMO_SEED: seed, TEST_DATABASE_URL: postgres } = process.env
if (!seed) throw new Error('TEST_DEMO_SEED is missing.')

const where = postgres
  ? { DATABASE_URL: (await namedPostgres(postgres, seed)).databaseUrl }
  : { DATA_DIR: seed }
const portal = {
  command: (args: readonly string[], input?: string) => runCommand(args, { ...process.env, ...where }, input),
}
await portal.command(['migrate'])
await fillWithDemo(portal)
