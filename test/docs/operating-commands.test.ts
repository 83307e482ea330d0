import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentationSamples } from '../support/doc-samples'
import { testFolder } from '../support/server/folder'
import { operatorShell } from '../support/server/operator-shell'
import { processDatabase } from '../support/server/process-database'
import { startedServer } from '../support/server/processes'
import { registeredApplication } from '../support/server/registered-application'

/** Lines of the samples that work on a portal with the demo's content, in the order of the page. */
const lines = documentationSamples()
  .filter(({ at, language }) => at.startsWith('docs/operating.md') && language === 'sh')
  .map(({ source }) => source)
  .filter((source) => /^portal-server (init|import|audit)|^gunzip|^tar/.test(source))
  .flatMap((source) => source.replace(/\\\n/g, '').trim().split('\n'))
  // The provider of the demo does not run here; the command has tests of its own.
  .filter((line) => !line.startsWith('portal-server providers check'))

test('the commands of the operating guide run one after the other, as they are written', async (t) => {
  const { path } = await testFolder(t, {
    'content/buoys/product.yaml': 'name: Buoys\n',
    'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Lamps, version: "1" }\npaths: {}\n',
  })
  const { environment } = await processDatabase(t)
  const { url } = await startedServer(t, environment)
  const atShell = await operatorShell(path, environment)
  const key = await atShell('portal-server keys create robot --role admin')
  const PORTAL_KEY = key.split('\n')[1] ?? ''

  assert.ok(lines.length > 12)
  for (const line of lines) {
    const orders = { product: 'Chandlery Orders', version: 'v2', strategy: 'Client of the portal' }
    const id = line.includes('<id>') ? await registeredApplication(url, orders) : ''
    const here = line.replace('<id>', id).replace('https://portal.example', url)
    const output = await atShell(here, { PORTAL_KEY })
    assert.match(output, /^done\n./, line)
    assert.doesNotMatch(output, /"status":[45]/, line)
  }
})
