import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { briefEngine } from '../support/server/brief-engine'
import { documentationSamples } from '../support/doc-samples'
import { testFolder } from '../support/server/folder'
import { processDatabase } from '../support/server/process-database'
import { startedServer, type Environment } from '../support/server/processes'
import { registeredApplication } from '../support/server/registered-application'

/** Lines of the samples that work on a portal with the demo's content, in the order of the page. */
const lines = documentationSamples()
  .filter(({ at, language }) => at.startsWith('docs/operating.md') && language === 'sh')
  .map(({ source }) => source)
  .filter((source) => /^portal-server (import|audit)|^gunzip|^tar/.test(source))
  .flatMap((source) => source.replace(/\\\n/g, '').trim().split('\n'))

const atShell = (line: string, cwd: string, environment: Environment) =>
  new Promise<string>((done) => {
    execFile('bash', ['-c', line], { cwd, env: environment }, (error, stdout, stderr) =>
      done(`${error ? `exit code ${error.code}` : 'done'}\n${stdout}${stderr}`),
    )
  })

test('the commands of the operating guide run one after the other, as they are written', async (t) => {
  const program = [process.execPath, ...briefEngine, resolve('server/bin/portal-server.mjs')].join(' ')
  const { path } = await testFolder(t, {
    'password.txt': 'Correct-horse-1\n',
    'content/buoys/product.yaml': 'name: Buoys\n',
    'bin/portal-server': `#!/bin/sh\nexec ${program} "$@"\n`,
  })
  await chmod(join(path, 'bin/portal-server'), 0o700)
  await symlink(resolve('demo'), join(path, 'demo'))
  const { environment } = await processDatabase(t)
  const { url } = await startedServer(t, environment)
  const { PATH = '', HOME = '' } = process.env
  const own = { ...environment, HOME, PATH: `${join(path, 'bin')}:${PATH}` }
  const key = await atShell('portal-server keys create robot --role operator', path, own)
  const shell = { ...own, PORTAL_KEY: key.split('\n')[1] ?? '' }

  assert.ok(lines.length > 12)
  for (const line of lines) {
    const orders = { product: 'Chandlery Orders', version: 'v2', strategy: 'Client of the portal' }
    const id = line.includes('<id>') ? await registeredApplication(url, orders) : ''
    const here = line.replace('<id>', id).replace('https://portal.example', url)
    const output = await atShell(here, path, shell)
    assert.match(output, /^done\n./, line)
    assert.doesNotMatch(output, /"status":[45]/, line)
  }
})
