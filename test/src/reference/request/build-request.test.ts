import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operation } from '../../../../src/reference/protocol/operation'
import type { Json } from '../../../../src/reference/protocol/shared-types'
import { multipartBlob } from '../../../../src/reference/request/body'
import { buildRequest } from '../../../../src/reference/request/build-request'
import type { RequestParts } from '../../../../src/reference/request/prepared-request'
import { filledAddress } from '../../../../src/reference/request/server-address'
import { describing, openReference } from '../../../support/reference'

const parameter = (name: string, location: string, rest: object = {}) => ({
  name,
  in: location,
  ...(location === 'path' ? { required: true } : {}),
  ...('content' in rest ? {} : { schema: {} }),
  ...rest,
})

async function operationWith(
  parameters: object[],
  path = '/piers/{id}',
  rest: object = {},
): Promise<Operation> {
  const { operation } = await openReference(
    describing({ [path]: { post: { operationId: 'call', parameters, responses: {}, ...rest } } }),
  )
  return operation('call')
}

/** The request of an operation whose parameters have the given values, by name. */
function requestOf(operation: Operation, values: Record<string, Json>, rest: Partial<RequestParts> = {}) {
  return buildRequest({
    method: operation.method,
    path: operation.path,
    server: 'https://api.example.com/v1',
    parameters: operation.parameters.flatMap((one) => {
      const value = values[one.name]
      return value === undefined ? [] : [{ parameter: one, value }]
    }),
    credentials: [],
    ...rest,
  })
}

test('each parameter goes to its place, as its description says', async () => {
  const operation = await operationWith([
    parameter('id', 'path'),
    parameter('tags', 'query', { style: 'pipeDelimited', explode: false }),
    parameter('filter', 'query', { style: 'deepObject' }),
    parameter('where', 'query', { content: { 'application/json': {} } }),
    parameter('X-Berth', 'header'),
    parameter('harbour', 'cookie'),
  ])
  const { request, problems } = requestOf(operation, {
    id: 'a/b c',
    tags: ['x', 'y'],
    filter: { at: 'pier 3' },
    where: { a: [1, 'é'] },
    'X-Berth': ['3', '4'],
    harbour: 'nörd',
  })
  assert.deepEqual(problems, [])
  assert.equal(
    request.url,
    'https://api.example.com/v1/piers/a%2Fb%20c?tags=x%7Cy&filter%5Bat%5D=pier%203&where=%7B%22a%22%3A%5B1%2C%22%C3%A9%22%5D%7D',
  )
  assert.deepEqual(request.headers, [['X-Berth', '3,4']])
  assert.deepEqual(request.cookies, [['harbour', 'n%C3%B6rd']])
})

test('credentials go into header, query or cookie, after everything else', async () => {
  const { request } = requestOf(
    await operationWith([parameter('q', 'query')]),
    { id: '1', q: 'x' },
    {
      credentials: [
        { in: 'header', name: 'X-Key', value: 's3cret' },
        { in: 'query', name: 'key', value: 'a&b' },
        { in: 'cookie', name: 'sid', value: 'abc' },
      ],
    },
  )
  assert.equal(request.url, 'https://api.example.com/v1/piers/1?q=x&key=a%26b')
  assert.deepEqual(request.headers, [['X-Key', 's3cret']])
  assert.deepEqual(request.cookies, [['sid', 'abc']])
})

test('a whole query is written by its media type', async () => {
  const form = await operationWith([
    parameter('all', 'querystring', { content: { 'application/x-www-form-urlencoded': {} } }),
  ])
  assert.match(
    requestOf(form, { id: '1', all: { a: 'b c', d: ['e', 'f'] } }).request.url,
    /1\?a=b\+c&d=e&d=f$/,
  )
  const json = await operationWith([parameter('all', 'querystring', { content: { 'application/json': {} } })])
  assert.match(requestOf(json, { id: '1', all: { a: 1 } }).request.url, /1\?%7B%22a%22%3A1%7D$/)
})

test('what no browser can send is named, and what is missing stays to be seen', async () => {
  const operation = await operationWith([
    parameter('id', 'path'),
    parameter('X-Name', 'header'),
    parameter('X Bad', 'header'),
    parameter('crumb', 'cookie', { style: 'cookie' }),
  ])
  const missing = requestOf(operation, {})
  assert.equal(missing.request.url, 'https://api.example.com/v1/piers/{id}')
  assert.deepEqual(missing.problems, [{ code: 'path-missing', name: 'id' }])
  for (const [values, code, name] of [
    [{ id: '' }, 'path-missing', 'id'],
    [{ id: '..' }, 'dot-segment', 'id'],
    [{ id: '.' }, 'dot-segment', 'id'],
    [{ id: '1', 'X-Name': 'snow ☃' }, 'header-value', 'X-Name'],
    [{ id: '1', 'X-Name': 'a\r\nX-Evil: 1' }, 'header-value', 'X-Name'],
    [{ id: '1', 'X Bad': 'a' }, 'name', 'X Bad'],
    [{ id: '1', crumb: 'a; b' }, 'cookie-value', 'crumb'],
  ] as const)
    assert.deepEqual(requestOf(operation, values).problems, [{ code, name }])
  for (const server of ['', '/v1', 'javascript:alert(1)', 'ftp://example.com', 'data:text/html,x'])
    assert.equal(requestOf(operation, { id: '1' }, { server }).problems[0]?.code, 'server')
})

test('a name from a description never becomes a second parameter', async () => {
  const operation = await operationWith([parameter('a=b&c', 'query'), parameter('x', 'query')])
  const { searchParams } = new URL(requestOf(operation, { id: '1', 'a=b&c': '1&x=2', x: '3#4' }).request.url)
  assert.deepEqual(
    [...searchParams],
    [
      ['a=b&c', '1&x=2'],
      ['x', '3#4'],
    ],
  )
})

test('an encoded form has lists item by item, objects as JSON, and what its encoding says', () => {
  const encoding = { property: '', headers: [], allowReserved: false }
  const { request } = buildRequest({
    method: 'POST',
    path: '/',
    server: 'https://api.example.com',
    parameters: [],
    credentials: [],
    body: {
      kind: 'form',
      mediaType: 'application/x-www-form-urlencoded',
      fields: [
        { name: 'the name', value: 'a b&c=d+é' },
        { name: 'list', value: ['1', '2'] },
        { name: 'object', value: { a: 1 } },
        {
          name: 'deep',
          value: { a: { b: 'c' } },
          encoding: { ...encoding, style: 'deepObject', explode: true },
        },
        { name: 'joined', value: ['1', '2'], encoding: { ...encoding, style: 'form', explode: false } },
        {
          name: 'spaced',
          value: ['1', '2'],
          encoding: { ...encoding, style: 'spaceDelimited', explode: false },
        },
        { name: 'path', value: '/a/b', encoding: { ...encoding, allowReserved: true } },
      ],
    },
  })
  assert.deepEqual(request.body, {
    kind: 'text',
    mediaType: 'application/x-www-form-urlencoded',
    text: 'the+name=a+b%26c%3Dd%2B%C3%A9&list=1&list=2&object=%7B%22a%22%3A1%7D&deep%5Ba%5D%5Bb%5D=c&joined=1,2&spaced=1+2&path=/a/b',
  })
})

test('a multipart body has the parts that its description wants, to the byte', async () => {
  const encoding = { headers: [], allowReserved: false }
  const file = new File([new Uint8Array([0, 255, 10])], 'plan "b".bin', { type: 'image/x-plan' })
  const { request } = buildRequest({
    method: 'POST',
    path: '/',
    server: 'https://api.example.com',
    parameters: [],
    credentials: [],
    body: {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      fields: [
        { name: 'name', value: 'Möwe' },
        { name: 'tags', value: ['a', 'b'] },
        { name: 'about', value: { a: 1 } },
        { name: 'csv', value: 'a,b', encoding: { ...encoding, property: 'csv', contentType: 'text/csv' } },
        { name: 'plan', value: [file], encoding: { ...encoding, property: 'plan', contentType: 'image/*' } },
      ],
    },
  })
  assert.equal(request.body?.kind, 'multipart')
  const bytes = await multipartBlob(
    request.body.kind === 'multipart' ? request.body.parts : [],
    'X',
  ).arrayBuffer()
  const part = (name: string, value: string, type = '') =>
    `--X\r\nContent-Disposition: form-data; name="${name}"${type && `\r\nContent-Type: ${type}`}\r\n\r\n${value}\r\n`
  const expected = Buffer.concat([
    Buffer.from(
      part('name', 'Möwe') +
        part('tags', 'a') +
        part('tags', 'b') +
        part('about', '{"a":1}', 'application/json') +
        part('csv', 'a,b', 'text/csv') +
        '--X\r\nContent-Disposition: form-data; name="plan"; filename="plan %22b%22.bin"\r\nContent-Type: image/x-plan\r\n\r\n',
    ),
    Buffer.from([0, 255, 10]),
    Buffer.from('\r\n--X--\r\n'),
  ])
  assert.deepEqual(Buffer.from(bytes), expected)
  const read = await new Response(bytes, {
    headers: { 'content-type': 'multipart/form-data; boundary=X' },
  }).formData()
  assert.equal(read.get('name'), 'Möwe')
  assert.deepEqual(read.getAll('tags'), ['a', 'b'])
})

test('the address of a server has its variables filled in, and starts from the page where it is relative', () => {
  const server = {
    url: 'https://{harbour}.example.com:{port}/{unknown}/',
    variables: [
      { name: 'harbour', default: 'north', enum: [] },
      { name: 'port', default: '8443', enum: [] },
    ],
  }
  assert.equal(filledAddress(server), 'https://north.example.com:8443/{unknown}')
  assert.equal(
    filledAddress(server, { harbour: 'south', toString: 'x' }),
    'https://south.example.com:8443/{unknown}',
  )
  assert.equal(
    filledAddress({ url: '/v2/', variables: [] }, {}, 'https://a.example/b?c'),
    'https://a.example/v2',
  )
})
