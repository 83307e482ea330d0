import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { documentationSamples } from '../../support/doc-samples'
import { contentFiles } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer } from '../../support/server/processes'

const account = { username: 'ada@example.com', password: 'Correct-horse-1' }
const isInstalled = existsSync('/usr/bin/pg_dump') && existsSync('/usr/bin/pg_restore')

/** Commands of the page that platform teams read, as they are written. */
const commands = documentationSamples()
  .filter(({ at }) => at.startsWith('docs/production.md'))
  .flatMap(({ source }) => source.split('\n'))
  .filter((line) => /^pg_/.test(line))

test(
  'a dump of the database of a running portal is restored into an empty one, and people sign in there',
  {
    skip:
      !(process.env.TEST_DATABASE_URL && isInstalled) && "needs PostgreSQL and Debian's postgresql-client",
  },
  async (t) => {
    const folder = await testFolder(t, contentFiles)
    const { environment } = await processDatabase(t)
    const { environment: restored } = await processDatabase(t, { isEmpty: true })
    const command = (args: string[], of: typeof environment, input?: string) =>
      portalServer(t, args, { ...of, LOCAL_INBOX: 'true' }, input)
    await startedServer(t, environment)
    const imported = await command(['import', folder.path], environment)
    assert.equal(imported.code, 0, imported.err)
    const made = [
      'developers',
      'create',
      account.username,
      '--name',
      'Ada',
      '--status',
      'approved',
      '--password-stdin',
    ]
    assert.equal((await command(made, environment, account.password)).code, 0)

    assert.equal(commands.length, 2)
    for (const line of commands) {
      const shell = promisify(execFile)('sh', ['-ec', line], {
        cwd: folder.path,
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: environment.DATABASE_URL,
          RESTORED_DATABASE_URL: restored.DATABASE_URL,
        },
      })
      await assert.doesNotReject(shell, line)
    }

    const status = await command(['status', '--json'], restored)
    assert.equal(status.code, 0, status.err)
    const check = await command(['check'], restored)
    assert.equal(check.code, 0, check.out + check.err)
    const { url } = await startedServer(t, restored)
    const signedIn = await fetch(`${url}/api/v2/developer/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    assert.equal(signedIn.status, 204)
  },
)
