import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { decideOnRegistration } from '../../server/src/commands/registrations'
import { setAccess } from '../../server/src/commands/set-access'
import { demoDeveloper, startDemoPortal, startDemoServices } from '../support/demo'
import type { DemoServices } from '../support/demo-services'
import { call, createApplication, namesAt, type Registration } from '../support/server/applications'
import type { RealPortal } from '../support/server/portal'

const run = promisify(execFile)
const pages = readdirSync('demo/content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('demo/content', name))
const products = readdirSync('demo/content', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join('demo/content', name))

/** What a reader pastes into a shell. */
function samples(file: string): string {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```(?:sh|curl)\n([\s\S]*?)^```$/gm)]
  return blocks.map(([, code]) => code!).join('\n')
}

/** What the guide of each product asks its reader to have, beside an account. */
const preparations: Readonly<
  Record<string, { strategy: string; version: string; fields?: Record<string, unknown> }>
> = {
  'coast-forecast': { strategy: 'API key', version: 'Coast Forecast v1' },
  'chandlery-orders': {
    strategy: 'Client of the portal',
    version: 'Chandlery Orders v2',
    fields: { scopes: ['orders:read', 'orders:write', 'payments:write'] },
  },
  'berth-control': {
    strategy: 'Client of your own',
    version: 'Berth Control v1',
    fields: { reference_id: 'pilot-office' },
  },
}

/** Follows a guide up to its first sample. @returns what the reader then knows, by the names that the samples use. */
async function prepare(portal: RealPortal, folder: string): Promise<Record<string, string>> {
  const wanted = preparations[folder]
  if (!wanted) return {}
  const access = { email: demoDeveloper.email, product: folder, isAllowed: true }
  await setAccess.run(portal.database, { ...access, actions: ['view', 'register'] })
  const developer = await portal.signedIn(demoDeveloper)
  const [, product = '', version = ''] = /^(.*) (\S*)$/.exec(wanted.version) ?? []
  const products = await namesAt(developer, '/products')
  const versions = await namesAt(developer, `/products/${products[product]}/versions`)
  const application = await createApplication(developer, wanted.strategy, { name: folder, ...wanted.fields })
  const path = `/applications/${application.id}` as const
  const { body } = await call<Registration>(developer, `POST ${path}/registrations`, {
    product_version_id: versions[version],
  })
  await decideOnRegistration.run(portal.database, { id: body.id, decision: 'approve' })
  if (application.credentials) {
    const { client_id, client_secret } = application.credentials
    return { CLIENT_ID: client_id, CLIENT_SECRET: client_secret }
  }
  if (wanted.strategy !== 'API key') return {}
  return {
    API_KEY: (await call<{ credential: string }>(developer, `POST ${path}/credentials`)).body.credential,
  }
}

describe('the guides of the demo', () => {
  it('begin with getting started, in English and in German', () => {
    assert.equal(products.length, 4)
    for (const product of products) {
      for (const page of ['getting-started.md', 'getting-started.de.md']) {
        assert(existsSync(join(product, 'docs', page)), `${product} has ${page}`)
      }
    }
  })

  it('lead to pages that exist', () => {
    for (const page of pages) {
      const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)
      for (const [, target] of links) {
        assert(existsSync(join(dirname(page), target!)), `${page} leads to ${target}`)
      }
    }
  })

  it('have a title and one heading of the first level', () => {
    for (const page of pages) {
      const text = readFileSync(page, 'utf8')
      assert.match(text, /^---\ntitle: \S/, page)
      // Comments in shell samples begin like headings.
      const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
      assert.equal(prose.match(/^# /gm)?.length, 1, page)
    }
  })
})

for (const language of ['English', 'German']) {
  describe(`the guides of the demo in ${language}, pasted into a shell`, () => {
    let portal: RealPortal
    let services: DemoServices
    before(async () => {
      portal = await startDemoPortal()
      // Each product has an API of its own there, which no other guide calls.
      services = await startDemoServices(portal)
    })
    after(async () => {
      await services.close()
      await portal.close()
    })

    const ending = language === 'English' ? 'getting-started.md' : 'getting-started.de.md'
    for (const page of pages.filter((name) => name.endsWith(ending) && samples(name))) {
      it(`run as they are written: ${page}`, async () => {
        const known = await prepare(portal, page.split('/')[2] ?? '')
        const cwd = await mkdtemp(join(tmpdir(), 'guide-'))
        try {
          const script = [
            'set -eu -o pipefail',
            'curl() { command curl --silent --show-error --fail-with-body "$@"; }',
            samples(page)
              .replaceAll('http://localhost:4000', portal.url)
              .replaceAll('http://localhost:4010', services.gateway)
              .replaceAll('http://localhost:4012', services.issuer)
              // The reader puts the value in the place of the words.
              .replace(
                /^(export (\w+)=)"[^"]*"$/gm,
                (_, begin: string, name: string) => `${begin}"${known[name]}"`,
              ),
          ].join('\n')
          const { stdout } = await run('bash', ['-c', script], { cwd })
          assert(stdout.length > 0)
        } finally {
          await rm(cwd, { recursive: true, force: true })
        }
      })
    }
  })
}
