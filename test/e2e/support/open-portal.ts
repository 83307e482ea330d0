import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { robin, tides } from '../../support/server/sample-data'
import { type TestProduct, writeContent } from '../../support/server/written-content'
import { type BuiltPortal, builtPortal } from './built-portal'
import { test as base } from './portal'
import { workerScope } from './worker-scope'

const description = `openapi: 3.1.0
info: { title: Tides, version: '2.0' }
components: { securitySchemes: { key: { type: apiKey, in: header, name: apikey } } }
paths:
  /levels:
    get:
      operationId: listLevels
      tags: [levels]
      summary: Levels of all harbours
      security: [{ key: [] }]
      responses: { '200': { description: Levels. } }
`

const products: readonly TestProduct[] = [
  {
    ...tides,
    product: { ...tides.product, visibility: 'everyone', registration: [{ strategy: 'API key' }] },
    files: { ...tides.files, 'versions/2.0/openapi.yaml': description },
  },
  { folder: 'ferries', product: { name: 'Ferries', versions: [] }, files: { 'docs/piers.md': '# Piers\n' } },
  {
    folder: 'buoys',
    product: { name: 'Buoys', visibility: 'everyone', versions: [{ name: '1.0' }] },
    files: { 'docs/colors.md': '# Colors of buoys\n' },
  },
  { folder: 'pilots', product: { name: 'Pilots', visibility: 'granted' } },
]

const settings = {
  reading: 'everyone',
  rbac: true,
  languages: ['en', 'ca', 'de', 'es', 'fr'],
  auth_strategies: [{ name: 'API key', type: 'key_auth', key_names: ['apikey'] }],
}

/** Anyone reads the portal `harbour`, in which Robin is a developer. Stories change nothing in it. */
export const test = base.extend<object, { harbour: BuiltPortal }>({
  harbour: [
    async ({}, use) => {
      const portal = await builtPortal()
      await portal.start()
      const folder = await mkdtemp(join(tmpdir(), 'open-reading-'))
      await writeContent(folder, settings, products)
      await portal.command(['import', folder])
      const options = ['--name', 'Robin', '--status', 'approved', '--password-stdin']
      await portal.command(['developers', 'create', robin.email, ...options], robin.password)
      await use(portal)
      await rm(folder, { recursive: true })
      await portal.remove()
    },
    workerScope,
  ],
})
