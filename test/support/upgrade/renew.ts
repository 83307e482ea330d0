/** Writes the fixture of upgrades anew, from this version: see CONTRIBUTING.md, Migrations. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { call, createApplication, levels, namesAt, strategySettings } from '../server/applications'
import { realPortal, type RealPortal } from '../server/portal'
import { robin } from '../server/sample-data'
import { reportTraffic } from '../server/traffic'
import { kim, userSettings } from '../server/user-accounts'
import { distinctStatements, readableDump } from './fixture-text'

const dayMs = 86_400_000

/** One row or more in each table that a portal of every day has. */
async function fill(portal: RealPortal): Promise<void> {
  const developer = await portal.signedIn(robin)
  const { Levels = '' } = await namesAt(developer, '/products')
  const versions = await namesAt(developer, `/products/${Levels}/versions`)
  const product_version_id = versions['2.0'] ?? ''
  const client = await createApplication(developer, 'Portal client', { name: 'Tide table', scopes: ['read'] })
  const keyed = await createApplication(developer, 'API key', { name: 'Buoys' })
  for (const { id } of [client, keyed])
    await call(developer, `POST /applications/${id}/registrations`, { product_version_id })
  await call(developer, `POST /applications/${keyed.id}/credentials`, { display_name: 'CI' })
  await portal
    .visitor()
    .post('/api/v2/developer/authenticate', { username: robin.email, password: 'Wrong-horse-1' })
  await reportTraffic(portal, [{ started_at: Date.now(), application_id: client.id, product_version_id }])
  await portal.traffic.rollUp(new Date(Date.now() + 2 * dayMs))
}

/** Statements on tables, one line each, without those of tests that name what only they have made. */
async function readRecorded(folder: string, databaseUrl: string | undefined): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const statements = new Set<string>()
  for (const file of readdirSync(folder))
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const statement = String(JSON.parse(line)).replace(/\s+/g, ' ').trim()
      if (!/^(select|insert|update|delete|with) [^;]*$/i.test(statement)) continue
      const isPrepared = await client.query(`prepare recorded as ${statement}`).then(
        () => client.query('deallocate recorded'),
        () => undefined,
      )
      if (isPrepared) statements.add(`${statement};`)
    }
  await client.end()
  return [...statements]
}

const [recorded = ''] = process.argv.slice(2)
const portal = await realPortal({
  settings: { ...strategySettings, ...userSettings },
  products: [levels],
  developers: [robin],
  users: [kim],
})
const { databaseUrl = '' } = portal.database
const write = (name: string, text: string) => writeFileSync(new URL(name, import.meta.url), text)
const statements = await readRecorded(recorded, databaseUrl)
write('statements.sql', `${distinctStatements(statements).join('\n')}\n`)
await fill(portal)
const options = ['--column-inserts', '--no-owner', '--no-privileges', '--no-comments']
write('database.sql', readableDump(execFileSync('pg_dump', [...options, databaseUrl], { encoding: 'utf8' })))
await portal.close()
