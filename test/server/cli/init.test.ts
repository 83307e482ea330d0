import assert from 'node:assert/strict'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { test, type TestContext } from 'node:test'
import { parse } from 'yaml'
import packageJson from '../../../server/package.json'
import { inspectConfig } from '../../../server/src/config/config'
import { testFolder } from '../../support/server/folder'
import { portalServer, startedServer } from '../../support/server/processes'

const described = resolve('demo/content/coast-forecast/versions/v1/openapi.yaml')

/** Serves one response for every path. */
async function siteWith(t: TestContext, listener: RequestListener): Promise<string> {
  const site = createServer(listener)
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  t.after(() => site.closeAllConnections())
  t.after(() => site.close())
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`
}

/** An API whose description has more than 5 MB, and nothing that an import warns of. */
function largeDescription(): string {
  const operations = Array.from({ length: 5_000 }, (_, index) => [
    `/buoys-${index}`,
    {
      get: {
        operationId: `readBuoy${index}`,
        summary: `Buoy ${index}`,
        description: 'Where it is. '.repeat(80),
        responses: { 200: { description: 'The buoy.' } },
      },
    },
  ])
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Buoys: {all} *of* "them"', version: '2/beta', description: '# Heading' },
    servers: [{ url: 'https://api.example.com' }],
    paths: Object.fromEntries(operations),
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Buoy-Key' } } },
  })
}

test('a folder for an API description is a portal that starts with its product, and imports without a change or warning', async (t) => {
  const { path } = await testFolder(t)
  const folder = join(path, 'new/my-portal')
  const written = await portalServer(t, ['init', folder, described], {})
  assert.equal(written.code, 0, written.err)
  assert.match(written.out, /Next:\n {2}cd \S+\/my-portal\n {2}npx portal-server start\n/)
  assert.doesNotMatch(written.out, /warning/)
  assert.deepEqual((await readdir(folder)).sort(), [
    ...['.data', '.env', '.gitignore', 'coast-forecast', 'compose.yaml', 'portal.yaml'],
  ])
  assert.deepEqual(await readdir(join(path, 'new')), ['my-portal'])
  assert.equal(
    await readFile(join(folder, 'coast-forecast/versions/1.3.0/openapi.yaml'), 'utf8'),
    await readFile(described, 'utf8'),
  )

  const environment = { DATA_DIR: join(folder, '.data') }
  const again = await portalServer(t, ['import', '--strict', folder], environment)
  assert.deepEqual(again, { code: 0, err: '', out: 'portal.yaml: unchanged\nunchanged: coast-forecast\n' })
  const { url } = await startedServer(t, environment)
  const context = (await (await fetch(`${url}/api/v2/portal`)).json()) as { name: string }
  assert.equal(context.name, 'Coast Forecast Developer Portal')
  const guide = await (await fetch(`${url}/docs/coast-forecast/getting-started.md`)).text()
  assert.match(guide, /Send the key in the header `X-Api-Key`/)
  const products = (await (await fetch(`${url}/api/v2/products`)).json()) as { data: { name: string }[] }
  assert.deepEqual(
    products.data.map(({ name }) => name),
    ['Coast Forecast'],
  )
})

test('a description of 5 MB comes from a URL, whose query nobody else sees', async (t) => {
  const text = largeDescription()
  assert.ok(text.length > 5_000_000)
  const url = await siteWith(t, (request, response) => {
    if (request.url?.startsWith('/moved')) response.writeHead(302, { location: '/api?token=geheim' }).end()
    else response.end(text)
  })
  // A folder that is there, such as the one of the shell.
  const { path } = await testFolder(t)
  const inode = (await stat(path)).ino
  const { code, out, err } = await portalServer(t, ['init', path, `${url}/moved?token=geheim`, '--json'], {})
  assert.equal(code, 0, err)
  assert.doesNotMatch(out, /geheim/)
  const { product, imported, warnings } = JSON.parse(out) as Record<string, unknown>
  assert.deepEqual(
    { product, imported, warnings },
    { product: 'buoys-all-of-them', imported: true, warnings: [] },
  )
  assert.equal((await stat(path)).ino, inode)
  assert.deepEqual((await readdir(join(path, 'buoys-all-of-them/versions'))).sort(), ['v1'])
  const file = parse(await readFile(join(path, 'buoys-all-of-them/product.yaml'), 'utf8')) as object
  assert.deepEqual(file, {
    name: 'Buoys: {all} *of* "them"',
    visibility: 'everyone',
    registration: [{ strategy: 'API key', auto_approve: true }],
  })
  assert.match(await readFile(join(path, 'portal.yaml'), 'utf8'), /key_names: \[Buoy-Key\]/)
})

test('what an import warns of is said, and written all the same', async (t) => {
  const operation = 'get: { operationId: read, responses: { default: { description: d } } }'
  const { path, write } = await testFolder(t)
  const source = join(path, 'tides.yaml')
  await write({
    'tides.yaml': `openapi: 3.1.0\ninfo: { title: Tides, version: '1.0' }\npaths:\n  /a: { ${operation} }\n  /b: { ${operation} }\n`,
  })
  const { code, out } = await portalServer(t, ['init', join(path, 'portal'), source], {})
  assert.equal(code, 0)
  assert.match(out, /^tides\/versions\/1\.0\/openapi\.yaml:5:\d+: warning: .*operationId.*\n/)
  assert.match(out, /npx portal-server start/)
})

test('a database that the environment names is left alone, and the commands that fill it are named', async (t) => {
  const { path } = await testFolder(t)
  const folder = join(path, 'a portal')
  const { code, out } = await portalServer(t, ['init', folder, described], { DATA_DIR: join(path, 'data') })
  assert.equal(code, 0)
  assert.match(
    out,
    /\n {2}cd '[^']+a portal'\n {2}npx portal-server migrate\n {2}npx portal-server import \.\n {2}npx portal-server start\n/,
  )
  assert.deepEqual(await readdir(path), ['a portal'])
  assert.ok(!(await readdir(folder)).includes('.data'))
})

test('compose.yaml has settings of the server, its version, and a password of its own', async (t) => {
  const { path } = await testFolder(t)
  const folder = join(path, 'portal')
  await portalServer(t, ['init', folder, described], { DATA_DIR: join(path, 'data') })
  const password = /^POSTGRES_PASSWORD=([\w-]{32})$/m.exec(await readFile(join(folder, '.env'), 'utf8'))?.[1]
  assert.ok(password)
  assert.equal((await stat(join(folder, '.env'))).mode & 0o777, 0o600)
  assert.match(await readFile(join(folder, '.gitignore'), 'utf8'), /^\.env$/m)
  const text = await readFile(join(folder, 'compose.yaml'), 'utf8')
  const { services } = parse(text.replaceAll('${POSTGRES_PASSWORD}', password)) as {
    services: Record<'portal' | 'database', { environment: Record<string, string> }>
  }
  assert.ok(text.includes(`portal-server@${packageJson.version}\n`))
  const { config, unknown } = inspectConfig(services.portal.environment)
  assert.deepEqual(unknown, [])
  assert.equal(
    new URL(config?.databaseUrl ?? '').password,
    services.database.environment['POSTGRES_PASSWORD'],
  )
})

test('a folder with something in it, and what is no description, are refused, and nothing is written', async (t) => {
  const { path, write } = await testFolder(t)
  await write({
    'in-use/.keep': '',
    file: 'A',
    'page.yaml': '\n<!doctype html>',
    'faults.yaml': 'openapi: 3.1.0\ninfo: { title: [ }\n',
    'old.json': '{ "swagger": "1.2" }',
    'cut.json': '{ "openapi": "3.1.0", ',
    'latin.yaml': Buffer.from([0xe9, 0x0a]),
  })
  await writeFile(join(path, 'huge.yaml'), Buffer.alloc(21 * 1024 * 1024, ' '))
  const site = await siteWith(t, (request, response) => {
    if (request.url?.startsWith('/endless')) {
      const more = () => {
        while (response.write(Buffer.alloc(65_536, ' ')));
      }
      response.on('drain', more)
      more()
    } else response.writeHead(request.url?.startsWith('/secret') ? 401 : 404).end()
  })
  const before = await readdir(path)
  const at = (name: string) => join(path, name)
  const refusals: readonly (readonly [folder: string, source: string, named: RegExp])[] = [
    ['in-use', described, /in-use is not an empty folder; name a new one/],
    ['file', described, /file is not an empty folder/],
    [
      'new',
      at('none.yaml'),
      /none\.yaml cannot be read: there is no such file\. Name an OpenAPI description/,
    ],
    ['new', path, /cannot be read: it is a folder/],
    ['new', at('page.yaml'), /is a page or XML, not an API description/],
    ['new', at('faults.yaml'), /faults\.yaml:2:\d+: .*\n.*nothing was written/],
    ['new', at('old.json'), /old\.json:1:3: Swagger "1\.2" is not supported/],
    ['new', at('cut.json'), /cut\.json:1:\d+: is not JSON/],
    ['new', at('latin.yaml'), /latin\.yaml is not UTF-8 text/],
    ['new', at('huge.yaml'), /huge\.yaml has more than 20 MB/],
    ['new', `${site}/endless`, /endless has more than 20 MB/],
    ['new', `${site}/none?token=geheim`, /\/none has status 404\. Check the address\./],
    ['new', `${site}/secret`, /status 401\. Download the description/],
    ['new', 'http://me:geheim@localhost/', /must not hold a user or password/],
    ['new', 'ftp://localhost/a', /must be a URL with https or http/],
    ['new', 'http://none.invalid/', /http:\/\/none\.invalid\/ cannot be reached \(\w+\)/],
  ]
  for (const [folder, source, named] of refusals) {
    const { code, out, err } = await portalServer(t, ['init', at(folder), source], {})
    assert.deepEqual({ code, out }, { code: 1, out: '' }, `${source}: ${err}`)
    assert.match(err, named)
    assert.doesNotMatch(err, /geheim| {4}at /)
    assert.deepEqual(await readdir(path), before, source)
  }
  assert.deepEqual(await readdir(at('in-use')), ['.keep'])
})
