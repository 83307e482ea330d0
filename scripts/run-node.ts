import { spawnSync } from 'node:child_process'
import { startPrimary } from '../test/support/server/postgres-cluster'

/** Runs Node.js, which must succeed. */
export function runNode(args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status, error } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}.`)
}

/** Runs a file of tests against the built server. Arguments of this process go to Node.js. */
export function runServerTests(file: string, environment?: Readonly<Record<string, string>>): void {
  runNode(['server/build.mjs'])
  runNode(['--import', 'tsx', '--test-reporter', 'spec', ...process.argv.slice(2), file], environment)
}

/** The same on the PostgreSQL of TEST_DATABASE_URL, else on one of its own. */
export async function runPostgresTests(file: string): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return runServerTests(file)
  const own = await startPrimary()
  try {
    runServerTests(file, { TEST_DATABASE_URL: own.url })
  } finally {
    await own.remove()
  }
}
