import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { startDemoApis } from '../support/demo-api'

const run = promisify(execFile)
const pages = readdirSync('demo/content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('demo/content', name))
const products = readdirSync('demo/content', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join('demo/content', name))

/** What a reader pastes into a shell, without what goes to the portal itself. */
function samples(file: string): string {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
  return blocks
    .map(([, code]) => code!)
    .filter((code) => !code.includes('localhost:4000'))
    .join('\n')
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

  for (const page of pages.filter((name) => name.includes('getting-started') && samples(name))) {
    it(`run as they are written: ${page}`, async () => {
      const apis = await startDemoApis()
      try {
        const script = [
          'set -eu -o pipefail',
          'curl() { command curl --silent --show-error --fail-with-body "$@"; }',
          'TOKEN=token',
          samples(page).replaceAll('http://localhost:4010', apis.url),
        ].join('\n')
        const { stdout } = await run('bash', ['-c', script])
        assert(stdout.length > 0)
      } finally {
        await apis.close()
      }
    })
  }
})
