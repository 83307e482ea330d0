import assert from 'node:assert/strict'
import { userInfo } from 'node:os'
import { test } from 'node:test'
import { contentFiles } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer } from '../../support/server/processes'
import { registeredApplication } from '../../support/server/registered-application'
import { until } from '../../support/server/until'

test('an operator makes strategies and keys, decides on what waits, and reads who did what, while the server runs', async (t) => {
  const folder = await testFolder(t, contentFiles)
  const { environment } = await processDatabase(t)
  const server = await startedServer(t, environment)
  const operator = (...args: string[]) => portalServer(t, args, environment)
  assert.equal((await operator('import', folder.path)).code, 0)
  const account = ['developers', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin']
  assert.equal((await portalServer(t, account, environment, 'Correct-horse-1')).code, 0)

  const strategy = await operator(
    'auth-strategies',
    'create',
    'Partner',
    '--type',
    'client_credentials',
    '--scope',
    'a',
    'b',
    '--name-in',
    'fr=Partenaire',
    'de=Partner=Konto',
  )
  assert.match(strategy.out, /^Partner was created/)
  const list = await operator('auth-strategies', 'list')
  assert.match(
    list.out,
    /Partner {2}client_credentials {2}bearer {2}scopes a b {2}de "Partner=Konto" {2}fr "Partenaire"\n/,
  )
  const italian = await operator(
    'auth-strategies',
    'create',
    'Key',
    '--type',
    'key_auth',
    '--name-in',
    'it=Chiave',
  )
  assert.deepEqual(italian, {
    code: 1,
    out: '',
    err: '--name-in takes a language and a name of one line, 1 to 255 characters: de=Schlüssel. Languages: en, ca, de, es, fr.\n',
  })
  const nonsense = await operator('auth-strategies', 'create', 'Key', '--type', 'key_auth', '--scope', 'a')
  assert.deepEqual(nonsense, { code: 1, out: '', err: '--scope is not valid for key_auth.\n' })

  const key = await operator('keys', 'create', 'edge', '--role', 'gateway')
  assert.match(key.out, /^ptg_[0-9a-z]+\n$/)
  assert.match(
    (await operator('keys', 'create', 'edge', '--role', 'gateway')).err,
    /^There is a key edge already/,
  )
  const asked = await fetch(`${server.url}/oauth/introspect`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.out.trim()}` },
    body: new URLSearchParams({ token: 'nothing' }),
  })
  assert.deepEqual(await asked.json(), { active: false, refusal_reason: 'token_invalid' })
  // Uses are written once a second.
  const isUsed = async () =>
    /^edge {2}gateway {2}made \S+ {2}last used /.test((await operator('keys', 'list')).out)
  await until(isUsed, 'the list says when the key was last used')
  const reader = await operator('keys', 'create', 'reader', '--role', 'read', '--expires', '2099-01-31')
  assert.match(reader.out, /^pto_[0-9a-z]+\n$/)
  assert.match(
    (await operator('keys', 'list')).out,
    /\nreader {2}read {2}made \S+ {2}never used {2}expires 2099-01-31T00:00:00.000Z\n$/,
  )
  const past = ['keys', 'create', 'past', '--role', 'read', '--expires', '2020-01-31'] as const
  assert.equal((await operator(...past)).err, 'The time of --expires has passed already.\n')
  const made = await fetch(`${server.url}/api/operator/v1/access-keys`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await operator('keys', 'create', 'boss', '--role', 'admin')).out.trim()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'helper', role: 'import' }),
  })
  assert.equal(made.status, 201)
  assert.match(
    (await operator('keys', 'list')).out,
    /^helper {2}import {2}.* {2}never expires {2}made with boss$/m,
  )
  assert.equal(
    (await operator('keys', 'revoke', 'boss')).out,
    'The key boss was revoked.\nSo were those that it made: helper.\n',
  )
  assert.equal((await operator('keys', 'revoke', 'edge')).out, 'The key edge was revoked.\n')
  assert.match((await operator('signing-keys', 'list')).out, /^There are no signing keys yet/)
  assert.match((await operator('signing-keys', 'rotate')).out, /is published/)

  const waiting = await registeredApplication(server.url, { scopes: ['read', 'write'] })
  const pending = await operator('registrations', 'list', '--status', 'pending')
  const line = `${waiting} {2}tides/2.0 {2}ada@example.com`
  assert.match(pending.out, new RegExp(`^pending .*${line} {2}pending scopes: read write {2}Clock\n$`))
  const ofAda = ['registrations', 'list', '--developer'] as const
  assert.equal((await operator(...ofAda, 'ADA@example.com')).out, pending.out)
  assert.equal((await operator(...ofAda, 'eve@example.com')).err, 'There is no developer eve@example.com.\n')
  assert.match(
    (await operator('developers', 'list', '--search', 'DA@ex')).out,
    /^approved .* ada@example\.com {2}Ada\n$/,
  )
  assert.equal(
    (await operator('developers', 'list', '--search', 'a%e')).out,
    'No account has "a%e" in its address or name.\n',
  )
  const revokedAda = ['developers', 'list', '--status', 'revoked', '--search', 'Ada'] as const
  assert.equal((await operator(...revokedAda)).out, 'No account has "Ada" in its address or name.\n')
  const unknown = await operator('registrations', 'approve', waiting, '--scope', 'read', 'fly')
  const available =
    'The auth strategy of the application does not have all of "read fly". It has: read write\n'
  assert.deepEqual(unknown, { code: 1, out: '', err: available })
  const partly = await operator('registrations', 'approve', waiting, '--scope', 'read')
  assert.equal(partly.out, 'Clock for tides/2.0 is approved (scopes: read; pending scopes: write).\n')
  const rest = await operator('registrations', 'list', '--waiting')
  assert.match(
    rest.out,
    new RegExp(`^approved .*${line} {2}scopes: read {2}pending scopes: write {2}Clock\n$`),
  )
  assert.match(
    (await operator('status')).out,
    /^Registrations {2}0 pending, 1 approved with pending scopes$/m,
  )
  const twice = await operator('registrations', 'reject', waiting, '--scope', 'read')
  assert.equal(twice.err, 'Not all of "read" wait for approval. These do: write\n')
  const approved = await operator('registrations', 'approve', waiting)
  assert.equal(approved.out, 'Clock for tides/2.0 is approved (scopes: read write).\n')
  assert.equal((await operator('registrations', 'list', '--waiting')).out, 'No registration waits.\n')
  const refused = await operator('registrations', 'reject', waiting)
  assert.deepEqual(refused, {
    code: 1,
    out: '',
    err: 'Only a registration that is pending can be rejected; Clock for tides/2.0 is approved.\n',
  })
  assert.match((await operator('registrations', 'approve', 'x')).err, /^"x" is no ID/)

  const log = await operator('audit', '--about', waiting)
  const [latest = '', before = '', first = ''] = log.out.split('\n')
  assert.match(latest, / {2}operator {2}registration.approve-scopes {2}.*"scopes":\["write"\]/)
  assert.match(before, / {2}operator {2}registration.approve {2}.*"scopes":\["read"\]/)
  assert.match(first, / {2}developer:\S+ {2}registration.create {2}/)
  const lines = (await operator('audit', '--about', 'ada@example.com', '--json', '--limit', '2')).out
    .trim()
    .split('\n')
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as { action: string }).action),
    ['registration.create', 'application.create'],
  )

  const revoke = ['registrations', 'revoke', waiting, '--reason', 'Too many requests at night'] as const
  for (const nobody of ['Eve\nkey:edge', 'Eve\u2028root', ' ', 'e'.repeat(101)]) {
    const { code, err } = await operator(...revoke, '--as', nobody)
    assert.equal(code, 2, err)
    assert.match(err, /It must be one line of at most 100 characters/)
  }
  assert.equal((await operator(...revoke, '--as', 'Grace')).code, 0)
  const acts = (await operator('audit', '--about', waiting, '--json')).out.trim().split('\n')
  assert.deepEqual(
    acts.slice(0, 2).map((act) => {
      const { actor, details } = JSON.parse(act) as { actor: string; details: Record<string, unknown> }
      return [actor, details['person'], details['reason']]
    }),
    [
      ['operator', 'Grace', 'Too many requests at night'],
      ['operator', userInfo().username, undefined],
    ],
  )

  for (const since of ['yesterday', '0000-01-01', '2026-02-30', '2026-02-30T00:00:00Z', '2026', '1'])
    assert.match((await operator('audit', '--since', since)).err, /is no date, such as/)
  assert.doesNotMatch((await operator('audit', '--limit', '1000')).out, /pt[a-z]_/)
})
