import assert from 'node:assert/strict'
import { it } from 'node:test'
import { assertInContract, type Exchange } from '../../support/server/contract'

const exchange = (changes: Partial<Exchange> & { json?: unknown }): Exchange => ({
  method: 'GET',
  path: '/api/v2/products',
  status: 200,
  headers: new Headers({
    'content-type': 'application/json',
    'content-language': 'en',
    vary: 'Accept-Language',
  }),
  body: Buffer.from(
    JSON.stringify(changes.json ?? { data: [], meta: { page: { total: 0, size: 10, number: 1 } } }),
  ),
  ...changes,
})
const problem = { status: 404, title: 'Not Found', instance: 'trace:1', detail: 'Gone' }
const asProblem = new Headers({
  'content-type': 'application/problem+json',
  'content-language': 'en',
  vary: 'Accept-Language',
})

it('what the contract describes passes', () => {
  assertInContract(exchange({}))
  assertInContract(exchange({ path: '/api/v2/nowhere', status: 404, headers: asProblem, json: problem }))
})

for (const [what, changes, message] of [
  ['a field that is missing', { json: { data: [] } }, /must have required property 'meta'/],
  [
    'a field that is not described',
    { json: { data: [], meta: { page: { total: 0, size: 10, number: 1 } }, more: 1 } },
    /must NOT have additional properties/,
  ],
  ['a field of another type', { json: { data: 'none', meta: {} } }, /data must be array/],
  ['a success that is not described', { status: 201 }, /describes 200, 304/],
  ['a body where there is none', { status: 304 }, /with a body/],
  ['another content type', { headers: new Headers({ 'content-type': 'text/html' }) }, /as "text\/html"/],
  ['a success of a call that is not described', { path: '/api/v2/nowhere' }, /no such operation/],
  ['a refusal that is no problem document', { status: 404, headers: asProblem, json: {} }, /says otherwise/],
  [
    'a problem without a title',
    { status: 404, headers: asProblem, json: { ...problem, title: undefined } },
    /must have required property 'title'/,
  ],
  [
    'a refusal for too many attempts without Retry-After',
    { status: 429, headers: asProblem },
    /without Retry-After/,
  ],
] as [string, Partial<Exchange> & { json?: unknown }, RegExp][]) {
  it(`${what} fails`, () => assert.throws(() => assertInContract(exchange(changes)), message))
}
