import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  call,
  createApplication,
  levels,
  refusalOf,
  robinsRival,
  strategySettings,
  type Application,
} from '../../support/server/applications'
import { createKey } from '../../../server/src/commands/keys'
import { isDate, isDateTime } from '../../../server/src/store/dates'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'

let portal: RealPortal
let developer: PortalVisitor
let application: Application
before(async () => {
  portal = await realPortal({
    settings: strategySettings,
    products: [levels],
    developers: [robin, robinsRival],
  })
  developer = await portal.signedIn(robin)
  application = await createApplication(developer, 'API key', { name: 'Validated' })
})
after(() => portal.close())

it('a UUID has one form', async () => {
  const plain = application.id
  assert.equal((await call(developer, `GET /applications/${plain}`)).status, 200)
  for (const other of [
    `urn:uuid:${plain}`,
    `{${plain}}`,
    plain.replaceAll('-', ''),
    plain.toUpperCase(),
    ` ${plain}`,
    `${plain}\n`,
  ])
    assert.deepEqual(refusalOf(await call(developer, `GET /applications/${encodeURIComponent(other)}`)), [
      400,
      'path applicationId is_uuid',
    ])
})

describe('a body', () => {
  const send = async (text: string) => {
    const response = await developer.fetch('/api/v2/applications', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: text,
    })
    const body = (await response.json()) as { invalid_parameters: { reason: string }[] }
    return [
      ...refusalOf({ status: response.status, headers: response.headers, body }),
      body.invalid_parameters[0]?.reason,
    ]
  }

  for (const [what, text, field, reason] of [
    ['half of a character', String.raw`{"name":"a\ud800"}`, 'name invalid', /Unicode/],
    [
      'half of a character in a list',
      String.raw`{"name":"a","scopes":["read","\udc00"]}`,
      'scopes.1 invalid',
      /Unicode/,
    ],
    ['half of a character in the name of a field', String.raw`{"\udc00":1}`, 'body invalid', /Unicode/],
    ['NUL in the name of a field', String.raw`{"a\u0000":1}`, 'body invalid', /NUL/],
    ['too many levels', `{"name":${'['.repeat(40)}${']'.repeat(40)}}`, 'body invalid', /niveaux/],
    ['too many values', `{"name":[${'0,'.repeat(20_000)}0]}`, 'body max_items', /10000/],
  ] as const)
    it(`with ${what} is refused`, async () => {
      const [status, fault, said] = await send(text)
      assert.deepEqual([status, fault], [400, `body ${field}`])
      assert.match(String(said), reason)
    })
})

it('names that every object has are no parameters and no settings', async () => {
  for (const query of ['constructor=1', '__proto__=1', 'toString=', 'hasOwnProperty=x'])
    assert.equal((await developer.get(`/api/v2/products?${query}`)).status, 200)
})

it('only a read answers 304', async () => {
  const anything = { 'if-none-match': '*' }
  assert.equal((await developer.get(`/api/v2/applications/${application.id}`, anything)).status, 304)
  const changed = await call(
    developer,
    `PATCH /applications/${application.id}`,
    { description: 'New' },
    anything,
  )
  assert.equal(changed.status, 200)
  const made = await call(
    developer,
    'POST /applications',
    {
      name: 'Another',
      auth_strategy_id: (application as { auth_strategy?: { id: string } }).auth_strategy?.id,
    },
    anything,
  )
  assert.equal(made.status, 201)
})

describe('a redirect URI', () => {
  for (const uri of [
    'https://app.example/back?x=1',
    'http://localhost:8080/back',
    'http://127.0.0.1/',
    'http://[::1]:9/',
    'com.example.app:/back',
  ])
    it(`may be ${uri}`, async () => {
      const { status, body } = await call(developer, `PATCH /applications/${application.id}`, {
        redirect_uri: uri,
      })
      assert.deepEqual([status, body.redirect_uri], [200, uri])
    })

  for (const uri of [
    'http://app.example/back',
    'https://app.example/back#fragment',
    'https://app.example#',
    'https://good.example@evil.example/',
    'http://localhost.evil.example/',
    'ftp://app.example/',
    'app:/back',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    'urn:ietf:wg:oauth:2.0:oob',
  ])
    it(`may not be ${uri}`, async () => {
      const refused = await call(developer, `PATCH /applications/${application.id}`, { redirect_uri: uri })
      assert.deepEqual(refusalOf(refused), [400, 'body redirect_uri invalid'])
    })
})

it('dates exist', async () => {
  const {
    lines: [key = ''],
  } = await createKey.run(portal.database, { name: 'dates', role: 'admin' })
  const since = (text: string) =>
    portal.visitor().get(`/api/operator/v1/audit-log?filter[since]=${encodeURIComponent(text)}`, {
      authorization: `Bearer ${key}`,
    })
  for (const text of ['2026-02-28T00:00:00Z', '2028-02-29T23:59:59.123+02:00', '0001-01-01T00:00:00Z'])
    assert.equal((await since(text)).status, 200, text)
  for (const text of [
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:00',
    '2026-01-01',
    '2026-01-01T24:00:00Z',
  ])
    assert.equal((await since(text)).status, 400, text)
  assert.deepEqual([isDate('2028-02-29'), isDate('2026-02-29'), isDate('0000-01-01')], [true, false, false])
  assert.ok(!isDateTime('2026-1-1T00:00:00Z'))
})
