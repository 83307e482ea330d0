import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuiltPortal, builtPortal } from './built-portal'

export interface Account {
  readonly email: string
  readonly password: string
}

/** The accounts of the demo, which every portal of these tests has. */
export const developer: Account = { email: 'dev@example.com', password: 'Portal-demo-1' }
export const pendingDeveloper: Account = { email: 'pending@example.com', password: 'Portal-demo-1' }

type Commands = Pick<BuiltPortal, 'command'>

async function createDeveloper(
  portal: Commands,
  { email, password }: Account,
  name: string,
  status: 'approved' | 'pending' = 'approved',
): Promise<void> {
  const options = ['--name', name, '--status', status, '--password-stdin']
  await portal.command(['developers', 'create', email, ...options], password)
}

let lastDeveloper = 0

/** An approved developer that no other test has: what a test makes is then not seen by the others. */
export async function addDeveloper(portal: Commands): Promise<Account> {
  lastDeveloper += 1
  const account = { ...developer, email: `developer-${process.pid}-${lastDeveloper}@example.com` }
  await createDeveloper(portal, account, 'New Developer')
  return account
}

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

/** As `demoPortal`, but visitors read nothing: for stories in which developers sign in first. */
export async function privateDemoPortal(
  settings: Readonly<Record<string, string>> = {},
): Promise<BuiltPortal> {
  const portal = await demoPortal(settings)
  try {
    await makePrivate(portal)
  } catch (error) {
    await portal.remove()
    throw error
  }
  return portal
}

/** Imports the settings of the demo without open reading. The products stay. */
async function makePrivate(portal: Commands): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-private-'))
  const file = join(folder, 'portal.yaml')
  try {
    const isOfPortal = (path: string) => !existsSync(join(path, 'product.yaml'))
    await cp('demo/content', folder, { recursive: true, filter: isOfPortal })
    const open = await readFile(file, 'utf8')
    await writeFile(file, open.replace(/^reading: everyone$/m, 'rbac: true'))
    await portal.command(['import', folder])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Adds the demo's products and accounts through the command line. */
export async function fillWithDemo(portal: Commands, content = resolve('demo/content')): Promise<void> {
  await portal.command(['import', content])
  await createDeveloper(portal, developer, 'Demo Developer')
  await createDeveloper(portal, pendingDeveloper, 'Waiting Developer', 'pending')
}
