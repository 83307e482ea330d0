import { resolve } from 'node:path'
import { type BuiltPortal, builtPortal } from './built-portal'

export interface Account {
  readonly email: string
  readonly password: string
}

/** The accounts of the demo, which every portal of these tests has. */
export const developer: Account = { email: 'dev@example.com', password: 'Portal-demo-1' }
export const pendingDeveloper: Account = { email: 'pending@example.com', password: 'Portal-demo-1' }

/** A started portal with the demo's products and accounts. Within a test run its database is a copy of the run's. */
export async function demoPortal(settings: Readonly<Record<string, string>> = {}): Promise<BuiltPortal> {
  const seed = process.env.TEST_DEMO_SEED
  const portal = await builtPortal(settings, seed)
  try {
    await portal.start()
    if (!seed) await fillWithDemo(portal)
  } catch (error) {
    await portal.remove()
    throw error
  }
  return portal
}

/** Adds the demo's products and accounts through the command line. */
export async function fillWithDemo(
  portal: Pick<BuiltPortal, 'command'>,
  content = resolve('demo/content'),
): Promise<void> {
  await portal.command(['import', content])
  for (const [account, name, status] of [
    [developer, 'Demo Developer', 'approved'],
    [pendingDeveloper, 'Waiting Developer', 'pending'],
  ] as const) {
    await portal.command(
      ['developers', 'create', account.email, '--name', name, '--status', status, '--password-stdin'],
      account.password,
    )
  }
}
