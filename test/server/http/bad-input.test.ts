import assert from 'node:assert/strict'
import { request } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { robin, tides } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'

interface Problem {
  detail: string
  instance: string
  invalid_parameters?: { field: string; rule: string; source: string; [more: string]: unknown }[]
}

const authenticate = '/api/v2/developer/authenticate'
const valid = { username: robin.email, password: robin.password }
const anId = '0b0e4b5a-0000-4000-8000-000000000000'

let portal: RealPortal
let developer: PortalVisitor
before(async () => {
  portal = await realPortal({ products: [tides], developers: [robin] })
  developer = await portal.signedIn(robin)
})
after(() => portal.close())

/** The first entries by field and rule, without texts. */
async function refusal(response: Response): Promise<unknown[]> {
  const { invalid_parameters = [] } = (await response.json()) as Problem
  return [
    response.status,
    ...invalid_parameters.map(({ field, rule, source }) => `${source} ${field} ${rule}`),
  ]
}

describe('a body', () => {
  for (const [what, body, ...expected] of [
    ['nothing at all', undefined, 400, 'body body required'],
    ['null', null, 400, 'body body required'],
    ['a list', [], 400, 'body body is_object'],
    ['a text', 'username', 400, 'body body is_object'],
    ['no fields', {}, 400, 'body username required', 'body password required'],
    ['a number for a text', { ...valid, password: 5 }, 400, 'body password is_string'],
    ['null for a text', { ...valid, username: null }, 400, 'body username is_string'],
    ['an object for a text', { ...valid, password: { $ne: '' } }, 400, 'body password is_string'],
    ['no e-mail address', { ...valid, username: 'robin' }, 400, 'body username invalid'],
    ['a field too many', { ...valid, role: 'admin' }, 400, 'body role unknown_property'],
    ['NUL in a text', { ...valid, password: 'a\0b' }, 400, 'body password invalid'],
  ] as [string, unknown, ...unknown[]][]) {
    it(`with ${what} is refused`, async () => {
      assert.deepEqual(await refusal(await portal.visitor().post(authenticate, body)), expected)
    })
  }

  const send = (body: string | Uint8Array, type = 'application/json') =>
    portal
      .visitor()
      .fetch(authenticate, { method: 'POST', headers: { 'content-type': type }, body: Buffer.from(body) })

  for (const [what, body, type, status] of [
    ['broken JSON', '{"username":', 'application/json', 400],
    ['a prototype', '{"__proto__": {"username": "a@b.c"}, "password": "x"}', 'application/json', 400],
    ['deep nesting', `{"username":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'application/json', 400],
    [
      'many unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`f${n}`, n]))),
      'application/json',
      400,
    ],
    ['invalid UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 'application/json', 400],
    [
      'a lone surrogate',
      String.raw`{"username": "\ud800@example.com", "password": "\udfff"}`,
      'application/json',
      [400, 401],
    ],
    [
      'more than a megabyte',
      JSON.stringify({ ...valid, password: 'x'.repeat(1_100_000) }),
      'application/json',
      413,
    ],
    ['a long password', JSON.stringify({ ...valid, password: 'x'.repeat(900_000) }), 'application/json', 401],
    ['a form', 'username=a&password=b', 'application/x-www-form-urlencoded', 415],
    ['plain text', JSON.stringify(valid), 'text/plain', 415],
    ['another character set', JSON.stringify(valid), 'application/json; charset=utf-16', 415],
    ['an unreadable type', JSON.stringify(valid), 'json', 415],
  ] as [string, string | Uint8Array, string, number | number[]][]) {
    it(`of ${what} is refused`, async () => {
      const response = await send(body, type)
      assert.ok([status].flat().includes(response.status), String(response.status))
    })
  }
})

describe('an address', () => {
  for (const [path, ...expected] of [
    ['/api/v2/products?page[size]=0', 400, 'query page[size] min'],
    ['/api/v2/products?page[size]=101', 400, 'query page[size] max'],
    ['/api/v2/products?page[size]=ten', 400, 'query page[size] is_integer'],
    ['/api/v2/products?page[size]=1.5', 400, 'query page[size] is_integer'],
    ['/api/v2/products?page[size]=1&page[size]=2', 400, 'query page[size] is_integer'],
    ['/api/v2/products?page[number]=-1', 400, 'query page[number] min'],
    ['/api/v2/products?page[number]=1e999', 400, 'query page[number] is_integer'],
    ['/api/v2/products?page[size]=0x10', 400, 'query page[size] is_integer'],
    ['/api/v2/products?filter[owner]=me', 400, 'query filter[owner] unknown_property'],
    ['/api/v2/products?filter[name][like]=a', 400, 'query filter[name][like] unknown_property'],
    ['/api/v2/products?filter=a', 400, 'query filter unknown_property'],
    ['/api/v2/products?filter[name]=a&filter[name]=b', 400, 'query filter[name] is_string'],
    ['/api/v2/products?filter[name]=a%00b', 400, 'query filter[name] invalid'],
    ['/api/v2/search/product-catalog?q=%00', 400, 'query q invalid'],
    ['/api/v2/search/people', 400, 'path indices enum'],
    ['/api/v2/products/nothing-by-that-name', 404],
    [`/api/v2/products/${anId}%00`, 400, 'path productId invalid'],
    [`/api/v2/products/${anId}/versions/2.0`, 400, 'path productVersionId is_uuid'],
    [`/api/v2/products/${anId}/documents/a%00b`, 400, 'path documentId invalid'],
    [`/api/v2/products/${anId}/documents/%E0%A4%A`, 400, 'path path invalid'],
    [`/api/v2/products/${anId}/documents/${'x'.repeat(2000)}`, 404],
    ['/api/v2/products/%', 400, 'path path invalid'],
    ['/api/v2/nothing', 404],
    ['/kit/..%2f..%2fpackage.json', 404],
    ['/v2/users/me', 404],
  ] as [string, ...unknown[]][]) {
    it(`${path.slice(0, 80)} answers ${String(expected[0])}`, async () => {
      assert.deepEqual(await refusal(await developer.get(path)), expected)
    })
  }

  for (const query of [
    '%',
    '%zz',
    '%c3%28',
    '&&&=&',
    '=',
    `a=${'b'.repeat(8000)}`,
    'q=%25_%27;--',
    'q=' + '('.repeat(500),
    'q=\u{1F6A2}',
    'q=!&q=|',
  ])
    it(`with the search ?${query.slice(0, 30)} is answered or refused, and never fails`, async () => {
      const response = await developer.get(`/api/v2/search/product-catalog?${query}`)
      assert.ok(response.status === 200 || response.status === 400, String(response.status))
    })
})

describe('what is hardly HTTP', () => {
  const hostname = '127.0.0.1'
  const port = () => Number(new URL(portal.url).port)

  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port(), hostname, () => socket.write(text))
      let response = ''
      socket.on('data', (data) => (response += String(data)))
      socket.on('error', reject)
      socket.on('close', () => resolve(response))
    })
  }

  for (const [what, text, status] of [
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['a header with a line in it', 'GET / HTTP/1.1\r\nHost: a\r\nX\rY: 1\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ] as const) {
    it(`${what} is refused with a problem document`, async () => {
      const response = await raw(text)
      const [head = '', body = ''] = response.split('\r\n\r\n')
      assert.match(head, new RegExp(`^HTTP/1.1 ${status} `))
      assert.match(head, /application\/problem\+json/)
      assert.equal((JSON.parse(body) as { status: number }).status, status)
    })
  }

  it('a method that nobody offers is refused', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      assert.equal((await developer.fetch('/api/v2/products', { method })).status, 404)
  })

  it('headers of every kind are survived', async () => {
    for (const headers of [
      { 'accept-language': 'x'.repeat(5000) },
      { 'accept-language': ';;q=,,*;q=9,de;q=nonsense' },
      { accept: '*/*;q=0, ,;' },
      { cookie: 'portalaccesstoken=; portalaccesstoken==;;=%' },
      { cookie: `portalaccesstoken=${'a.'.repeat(2000)}` },
      { authorization: 'Bearer' },
      { authorization: 'Basic cm9iaW46' },
      { 'if-none-match': '"""' },
      { origin: '://' },
      { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'evil' },
    ] as Record<string, string>[]) {
      const response = await portal.visitor().get('/api/v2/portal', headers)
      assert.equal(response.status, 200, JSON.stringify(headers))
    }
  })

  it('a path that climbs out of its folder finds nothing', async () => {
    const status = await new Promise((resolve, reject) => {
      request({ port: port(), hostname, path: '/api/v2/../../etc/passwd' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    assert.equal(status, 404)
  })
})

it('every response names its request, as the problem document does', async () => {
  const { origin } = new URL(portal.url)
  const unreadable = await new Promise<string>((resolve, reject) => {
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' }, () =>
      socket.end('nonsense\r\n\r\n'),
    )
    socket.on('error', reject).on('data', (data) => resolve(String(data)))
  })
  assert.equal(/x-request-id: (.*)\r/.exec(unreadable)?.[1], /"instance":"([^"]+)"/.exec(unreadable)?.[1])
  const names = []
  for (const path of ['/', '/healthz', '/api/v2/portal', '/api/v2/nowhere', '/%zz']) {
    const response = await fetch(origin + path)
    const name = response.headers.get('x-request-id')
    assert.match(name ?? '', /^trace:\w+$/, path)
    if (response.status >= 400) assert.equal(((await response.json()) as Problem).instance, name)
    names.push(name)
  }
  assert.equal(new Set(names).size, names.length)
})

it('a refusal is found in the log by its ID, without its path and query', async () => {
  const response = await developer.get('/api/v2/products?page[size]=0&secret=hush')
  const { instance } = (await response.json()) as Problem
  const line = portal.log.find(({ request_id }) => request_id === instance)
  assert.deepEqual([line?.operation, line?.status, line?.problem], ['listProducts', 400, 'invalidRequest'])
  assert.ok(!JSON.stringify(portal.log).includes('hush'))
  assert.ok(!JSON.stringify(portal.log).includes(robin.password))
})

it('a database that is gone is told as such, and its words stay in the log', async () => {
  const broken = await realPortal()
  await broken.database.db.destroy()
  const responses = await Promise.all([
    broken.visitor().get('/api/v2/portal'),
    broken.visitor().get('/readyz'),
    broken.visitor().get('/healthz'),
  ])
  const [context, ready, healthy] = responses.map(({ status }) => status)
  assert.ok(context !== undefined && context >= 500)
  assert.equal(ready, 503)
  assert.equal(healthy, 200)
  const text = await responses[0].text()
  assert.ok(!/driver|destroyed|stack|node_modules/i.test(text), text)
  assert.ok(broken.log.some(({ err }) => err !== undefined))
  await broken.close()
})
