import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeContent } from '../../support/server/written-content'
import { type BuiltPortal, builtPortal } from './built-portal'
import { fillWithDemo } from './demo-portal'
import { test as base } from './portal'
import { workerScope } from './worker-scope'

const PIERS = 30

/** A private portal with more products than its catalog shows on two pages. One of them has a description. */
export const test = base.extend<object, { harbor: BuiltPortal }>({
  harbor: [
    async ({}, use) => {
      const portal = await builtPortal()
      const folder = await mkdtemp(join(tmpdir(), 'portal-harbor-'))
      try {
        await portal.start()
        const access = { view: 'everyone' }
        const openapi = await readFile('demo/content/chandlery-orders/versions/v2/openapi.yaml')
        const piers = Array.from({ length: PIERS }, (_, index) => {
          const name = `Pier ${String(index + 1).padStart(2, '0')}`
          const description = `What is moored at this pier, and for how long. ${'It has many berths. '.repeat(8)}`
          return {
            folder: name.replace(' ', '-').toLowerCase(),
            product: { name, description, access, versions: [{ name: 'v1' }] },
            files: { 'versions/v1/openapi.yaml': openapi },
          }
        })
        await writeContent(folder, {}, piers)
        await fillWithDemo(portal, folder)
        await use(portal)
      } finally {
        await portal.remove()
        await rm(folder, { recursive: true, force: true })
      }
    },
    workerScope,
  ],
})
