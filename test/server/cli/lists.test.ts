import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentFiles, portalYaml } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer } from '../../support/server/processes'
import { registeredApplication } from '../../support/server/registered-application'
import { until } from '../../support/server/until'

const portalFiles = { ...contentFiles, 'portal.yaml': `${portalYaml}requests: { days: 7 }\n` }

/** A server with an application of ada@example.com and mails that stay in the local inbox, and its command line. */
async function portalWithApplication(t: Parameters<typeof processDatabase>[0]) {
  const folder = await testFolder(t, portalFiles)
  const environment = { ...(await processDatabase(t)).environment, LOCAL_INBOX: 'true' }
  const server = await startedServer(t, environment)
  const operator = async (...args: string[]) => {
    const { code, out, err } = await portalServer(t, args, environment)
    assert.deepEqual([code, err], [0, ''])
    return out
  }
  const refusal = async (...args: string[]) => {
    const { code, out, err } = await portalServer(t, args, environment)
    assert.deepEqual([code, out], [1, ''])
    return err
  }
  const records = async (...args: string[]) =>
    (await operator(...args, '--json'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  await operator('import', folder.path)
  const account = ['developers', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin']
  assert.equal((await portalServer(t, account, environment, 'Correct-horse-1')).code, 0)
  const registration = await registeredApplication(server.url, { scopes: ['read'] })
  return { server, operator, refusal, records, registration }
}

test('products, access and applications are listed and shown with names beside IDs, and never a secret', async (t) => {
  const { operator, refusal, records, registration } = await portalWithApplication(t)

  assert.match(
    await operator('products', 'list'),
    /^ferries {2}[0-9a-f-]{36} {2}visibility: granted {5}register: everyone {2}versions: none {2}Ferries\ntides {4}[0-9a-f-]{36} {2}visibility: developers {2}register: everyone {2}versions: 1\.0 \(deprecated\), 2\.0 {2}Tides\n$/,
  )
  const [, tides] = await records('products', 'list')
  assert.deepEqual([tides?.['product'], tides?.['documents_count']], ['tides', 3])

  assert.equal(await operator('access', 'list'), 'Nothing was granted or denied: each product decides.\n')
  await operator('access', 'grant', 'ada@example.com', 'ferries', 'view')
  await operator('access', 'deny', 'ada@example.com', 'tides', 'register')
  const access = await operator('access', 'list', '--developer', 'ADA@example.com')
  assert.match(
    access,
    /^granted {2}\S+Z {2}[0-9a-f-]{36} {2}ada@example\.com {2}view {6}ferries \(Ferries\)\ndenied .* register {2}tides \(Tides\)\n$/,
  )
  assert.match(await operator('access', 'list', '--product', 'tides', '--limit', '1'), /^denied .*\n$/)
  assert.match(
    await operator('access', 'list', '--limit', '1'),
    /\n… and more; a larger --limit shows them\n$/,
  )
  assert.equal(await refusal('access', 'list', '--product', 'x'), 'There is no product x.\n')

  const [application] = await records('applications', 'list')
  const { id } = application as { id: string }
  assert.equal(
    (await operator('applications', 'list', '--developer', 'ada@example.com')).replace(/^\S+Z/, ''),
    `  ${id}  ada@example.com  Machine login  Clock\n`,
  )
  assert.equal(await operator('applications', 'list', '--search', 'x%'), 'There are no such applications.\n')
  const shown = await operator('applications', 'show', 'Clock')
  assert.match(shown, /^Name: +Clock$/m)
  assert.match(shown, /^Developer: +ada@example\.com \(Ada, [0-9a-f-]{36}\)$/m)
  assert.match(shown, new RegExp(`^Registrations: 1\n {2}${registration} {2}pending {3}tides/2\\.0$`, 'm'))
  assert.equal(await operator('applications', 'show', id), shown)
  const [record] = await records('applications', 'show', id)
  assert.ok(!/hash|secret/.test(JSON.stringify(record)))
  assert.equal(await refusal('applications', 'show', 'x'), 'There is no application x.\n')
})

test('single requests are listed by developer, application and reason', async (t) => {
  const { server, operator, refusal, records } = await portalWithApplication(t)
  const [application] = await records('applications', 'list')
  const { id, developer_id } = application as { id: string; developer_id: string }
  assert.equal(
    await operator('requests', 'list'),
    'No gateway has reported a request that can still be read.\n',
  )
  const key = (await operator('keys', 'create', 'edge', '--role', 'gateway')).trim()
  const request = {
    started_at: Date.now() - 60_000,
    application_id: id,
    product_version: 'tides/2.0',
    method: 'GET',
    path: '/levels',
    status: 200,
    latency_ms: 3,
  }
  const lines = [request, { ...request, status: 403, reason: 'scope_missing', request_id: 'r-1' }]
  const reported = await fetch(`${server.url}/api/operator/v1/traffic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  assert.deepEqual(await reported.json(), { accepted: 2, rejected: [] })

  const all = await operator('requests', 'list')
  assert.match(
    all,
    new RegExp(
      `^\\S+Z {2}403 scope_missing {2}GET /levels {2}tides/2\\.0 {2}ada@example\\.com {2}${id} {2}Clock$`,
      'm',
    ),
  )
  assert.equal(all.split('\n').length, 3)
  assert.equal(await operator('requests', 'list', '--developer', 'ada@example.com'), all)
  assert.equal(await operator('requests', 'list', '--application', 'Clock', '--developer', developer_id), all)
  const [refused, ...others] = await records('requests', 'list', '--reason', 'scope_missing')
  assert.deepEqual([refused?.['request_id'], others.length], ['r-1', 0])
  assert.deepEqual(refused?.['developer'], { id: developer_id, email: 'ada@example.com', name: 'Ada' })

  await operator('developers', 'create', 'eve@example.com', '--name', 'Eve')
  const ofEve = ['requests', 'list', '--developer', 'eve@example.com']
  assert.equal(await operator(...ofEve), 'There are no such requests.\n')
  assert.equal(await operator(...ofEve, '--application', id), 'There are no such requests.\n')
  assert.equal(
    await refusal('requests', 'list', '--developer', 'x@example.com'),
    'There is no developer x@example.com.\n',
  )
})

test('mails are listed, shown without the tokens of their links, and sent again with new ones', async (t) => {
  const { server, operator, refusal, records } = await portalWithApplication(t)
  await fetch(`${server.url}/api/v2/developer/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  })
  const toAda = ['mails', 'list', '--to', 'ADA@example.com'] as const
  const sent = ['--state', 'sent', '--template', 'forgot-password'] as const
  await until(async () => /^sent/.test(await operator(...toAda, ...sent)), 'the mail was sent')
  assert.match(
    await operator(...toAda),
    /^sent {5}\S+Z {2}[0-9a-f-]{36} {2}forgot-password {2}ada@example\.com\n$/,
  )
  const [mail] = await records(...toAda)
  const id = String(mail?.['id'])
  const inboxText = async (mailId: string) => (await fetch(`${server.url}/inbox/${mailId}`)).text()
  const tokenOf = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const token = tokenOf(await inboxText(id))
  assert.notEqual(token, '')

  const shown = await operator('mails', 'show', id)
  assert.match(shown, /^Subject: +Set a new password for Harbour APIs$/m)
  assert.match(shown, /^http:\S+token=\*\*\*$/m)
  const [record] = await records('mails', 'show', id)
  for (const output of [shown, JSON.stringify(record)]) assert.ok(!output.includes(token))

  const again = /as ([0-9a-f-]{36})\.\n$/.exec(await operator('mails', 'resend', id))?.[1] ?? ''
  const isSent = async () => (await records('mails', 'show', again))[0]?.['state'] === 'sent'
  await until(isSent, 'the mail was sent again')
  assert.notEqual(tokenOf(await inboxText(again)), token)
  assert.match(await operator('audit', '--action', 'mail.resend'), new RegExp(`${id}  .*${again}`))
  for (const verb of ['show', 'resend'])
    assert.equal(await refusal('mails', verb, 'x'), 'There is no mail x. They are kept for 30 days.\n')
})
