import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { after, before, it, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createKey } from '../../../server/src/commands/keys'
import { levels, namesAt, strategySettings } from '../../support/server/applications'
import { archiveOf } from '../../support/server/archive'
import { contentFiles, tidesYaml } from '../../support/server/content'
import { contractFetch } from '../../support/server/contract'
import { testFolder } from '../../support/server/folder'
import { holdImportTurn } from '../../support/server/held-import-turn'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { smallDisk } from '../../support/server/small-disk'
import { until } from '../../support/server/until'

let portal: RealPortal
let key: string

before(async () => {
  portal = await realPortal({
    environment: { PORTAL_PUBLIC: 'true' },
    products: [levels, { folder: 'ferries', product: { name: 'Ferries' } }],
    settings: strategySettings,
  })
  key = await createdKey('robot', 'admin')
})
after(() => portal.close())

async function createdKey(name: string, role: 'admin' | 'gateway'): Promise<string> {
  const { lines } = await createKey.run(portal.database, { name, role })
  return String(lines[0])
}

interface Reply {
  status: number
  body: Record<string, unknown> & { mistakes?: { file: string; line: number; reason: string }[] }
}

async function imports(
  archive: Buffer | string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await contractFetch(
    `${portal.url}/api/operator/v1/imports?${new URLSearchParams(query)}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/gzip', ...headers },
      body: typeof archive === 'string' ? archive : new Uint8Array(archive),
    },
  )
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}

const onlyRoot = { skip: process.getuid?.() !== 0 && 'needs root, to mount a small disk' }

/** Archives are unpacked below this folder until the test ends. */
function unpackBelow(t: TestContext, folder: string): void {
  const { TMPDIR: before } = process.env
  process.env.TMPDIR = folder
  t.after(() => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  })
}

/** Returns the status of the response to a request that says how much it will send. */
function statusOfLength(length: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/gzip',
      'content-length': length,
    }
    const sending = request(`${portal.url}/api/operator/v1/imports`, { method: 'POST', headers })
    sending.once('response', ({ statusCode }) => {
      resolve(statusCode)
      sending.destroy()
    })
    sending.once('error', reject)
    sending.flushHeaders()
  })
}

const products = async () => Object.keys(await namesAt(portal.visitor(), '/products')).sort()

it('an operator program asks what an archive would do, confirms it, and imports it', async () => {
  const archive = await archiveOf(contentFiles)
  const tried = await imports(archive, { dry_run: 'true' })
  assert.deepEqual(
    [tried.status, tried.body.dry_run, tried.body.added, tried.body.changed, tried.body.kept],
    [200, true, ['tides'], ['ferries'], ['levels']],
  )
  assert.equal(tried.body.warnings_count, 1)
  const strict = await imports(archive, { dry_run: 'true', strict: 'true' })
  assert.deepEqual([strict.status, strict.body.mistakes], [422, tried.body.warnings])
  const refused = await imports(archive, { prune: 'true' })
  assert.deepEqual([refused.status, refused.body.products], [409, ['levels']])
  assert.deepEqual(await products(), ['Ferries', 'Levels'])

  const confirmation = String(refused.body.confirmation)
  const done = await imports(archive, { prune: 'true', confirmation })
  assert.deepEqual([done.status, done.body.dry_run, done.body.removed], [200, false, ['levels']])
  assert.deepEqual(await products(), ['Ferries', 'Tides'])

  const log = await contractFetch(`${portal.url}/api/operator/v1/audit-log?filter[actor]=key:robot`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { data } = (await log.json()) as { data: { action: string }[] }
  const changes = data.map(({ action }) => action).filter((action) => !action.startsWith('key.'))
  assert.deepEqual(changes.sort(), [
    'auth-strategy.remove',
    'auth-strategy.remove',
    'content.import',
    'product.remove',
  ])
})

it('an operator program confirms what becomes visible to everyone', async () => {
  const archive = await archiveOf({
    ...contentFiles,
    'portal.yaml': contentFiles['portal.yaml']!.replace('public: false', 'reading: everyone'),
    'ferries/product.yaml': 'name: Ferries\nvisibility: everyone\n',
  })
  const tried = await imports(archive, { dry_run: 'true' })
  assert.deepEqual([tried.status, tried.body.opened], [200, ['ferries']])
  const refused = await imports(archive)
  assert.deepEqual(
    [refused.status, refused.body.type, refused.body.opened, refused.body.products],
    [409, '/problems/opening-refused', ['ferries'], []],
  )
  const done = await imports(archive, { confirmation: String(refused.body.confirmation) })
  assert.deepEqual([done.status, done.body.opened], [200, ['ferries']])
  assert.equal((await imports(await archiveOf(contentFiles))).status, 200)
})

it('files that are wrong are named, and nothing outside of the archive is read', async () => {
  const files = {
    ...contentFiles,
    'ferries/product.yaml': 'nmae: Ferries\n',
    // So much is read in a thread.
    'ferries/docs/timetable.md': '# Timetable\n\n' + 'Every hour.\n'.repeat(30_000),
    'tides/product.yaml': `${tidesYaml}    specification: ../../../../../../etc/passwd\n`,
  }
  const { status, body } = await imports(await archiveOf(files))
  assert.equal(status, 422)
  assert.deepEqual(
    body.mistakes?.map(({ file, reason }) => `${file}: ${reason}`),
    [
      'ferries/product.yaml: `name` is missing',
      'ferries/product.yaml: `nmae` is not a known key; did you mean `name`?',
      'tides/product.yaml: there is no file "../../../../../../etc/passwd"',
    ],
  )
  assert.deepEqual(await products(), ['Ferries', 'Tides'])
})

it('nothing outside of the folder of the archive is written', async () => {
  const refused = async (archive: Buffer, reason: RegExp) => {
    const { status, body } = await imports(archive)
    assert.equal(status, 422)
    assert.match(String(body.mistakes?.[0]?.reason), reason)
  }
  for (const name of ['../portal.yaml', '/portal.yaml', 'tides/../../portal.yaml', '..\\portal.yaml'])
    await refused(await archiveOf({ [name]: 'name: X\n' }), /^is no path below the root/)
  for (const type of ['symlink', 'link'] as const)
    await refused(
      await archiveOf({}, [{ name: 'portal.yaml', size: 0, type, linkname: '/etc/passwd' }]),
      /^is of the type/,
    )
})

it('what is no archive is refused', async () => {
  const text = Buffer.from('name: Harbour APIs\n')
  for (const archive of [text, gzipSync(text), (await archiveOf(contentFiles)).subarray(0, 200)]) {
    const { status, body } = await imports(archive)
    assert.deepEqual(
      [status, body.mistakes?.[0]?.reason],
      [422, 'is no tar archive that is compressed with gzip'],
    )
  }
  assert.equal((await imports('{}', {}, { 'content-type': 'application/json' })).status, 415)
  assert.equal(await statusOfLength(64 * 1024 * 1024 + 1), 413)
  assert.equal((await imports(await archiveOf(contentFiles), { prune: 'maybe' })).status, 400)
})

it('an archive that unpacks to more than it may is refused, also if that is padding', async () => {
  const padding = gzipSync(Buffer.alloc(8 * 1024 * 1024))
  const archive = Buffer.concat([await archiveOf(contentFiles), ...Array.from({ length: 64 }, () => padding)])
  const { status, body } = await imports(archive)
  assert.deepEqual([status, body.mistakes?.[0]?.reason], [422, 'has more than 512 MB when it is unpacked'])
})

it(
  'an archive that finds no space on the disk is refused, and leaves nothing behind',
  onlyRoot,
  async (t) => {
    const disk = await smallDisk(t, '1m')
    unpackBelow(t, disk)
    const before = await products()
    const files = { ...contentFiles, 'tides/docs/map.png': randomBytes(3 * 1024 * 1024) }
    const { status, body } = await imports(await archiveOf(files))
    assert.deepEqual([status, body.title], [507, 'Insufficient Storage'])
    assert.match(String(body.detail), /no space left/)
    assert.deepEqual([await readdir(disk), await products()], [[], before])
    assert.match(JSON.stringify(portal.log.filter(({ err }) => err !== undefined)), /ENOSPC/)
    assert.equal((await imports(await archiveOf(contentFiles))).status, 200)
  },
)

it(
  'requests are answered while ten imports wait for one of another process',
  { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' },
  async (t) => {
    const { path } = await testFolder(t)
    unpackBelow(t, path)
    const archive = await archiveOf(contentFiles)
    const turn = await holdImportTurn(String(portal.database.databaseUrl))
    t.after(() => turn.release())
    const waiting = Array.from({ length: 10 }, () => imports(archive))
    await until(async () => (await readdir(path)).length === 10, 'ten archives are unpacked')
    await turn.asked()
    for (let n = 0; n < 20; n += 1) await products()
    assert.ok((await turn.askers()) <= 1, 'One import asks, and the others wait without a connection.')

    await turn.release()
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    assert.deepEqual([...new Set(statuses)], [200])
  },
)

it('nobody else may import', async () => {
  const archive = await archiveOf(contentFiles)
  const gateway = await createdKey('edge', 'gateway')
  assert.equal((await imports(archive, {}, { authorization: `Bearer ${gateway}` })).status, 403)
  assert.equal((await imports(archive, {}, { authorization: 'Bearer pto_x' })).status, 401)
})
