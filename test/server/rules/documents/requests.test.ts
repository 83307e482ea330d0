import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isRequestBlock } from '../../../../server/src/rules/documents/markup/request-blocks'
import {
  fillVariables,
  RequestFault,
  variablesOf,
} from '../../../../server/src/rules/documents/requests/guide-request'
import { readRequest } from '../../../../server/src/rules/documents/requests/read-request'

const ok = { expect: ['2XX'], capture: [] }

describe('a block of a guide is a request', () => {
  for (const [lang, text, isRequest] of [
    ['request', 'operation: a', true],
    ['http', 'GET https://api.example.com/v1/ships', true],
    ['http', '# expect: 204\n\nDELETE https://api.example.com/v1/ships/1 HTTP/1.1', true],
    ['http', 'Chandlery-Signature: t=1772353260', false],
    ['http', 'GET /v1/ships HTTP/1.1\nHost: api.example.com', false],
    ['http', 'HTTP/1.1 200 OK', false],
    ['curl', 'curl https://api.example.com', true],
    ['curl', '{ "output": "of curl" }', false],
    ['sh', 'curl https://api.example.com', false],
  ] as const)
    it(`${isRequest ? 'yes' : 'no'}: \`${lang}\` with ${JSON.stringify(text)}`, () =>
      assert.equal(isRequestBlock(lang, text), isRequest))
})

describe('a request of a guide', () => {
  it('names an operation, with parameters and a body', () => {
    const text = `operation: payOrder
version: v2
parameters:
  order_id: "{{order}}"
  limit: 5
body:
  method: { type: card, token: tok_visitor }
expect: [201, 4xx]
capture:
  payment: data.0.id
`
    const request = readRequest('request', text)
    assert.deepEqual(request, {
      kind: 'operation',
      operation: 'payOrder',
      version: 'v2',
      parameters: { order_id: '{{order}}', limit: 5 },
      body: { method: { type: 'card', token: 'tok_visitor' } },
      expect: ['201', '4XX'],
      capture: [{ name: 'payment', path: ['data', '0', 'id'] }],
    })
    assert.deepEqual(variablesOf(request), ['order'])
  })

  it('is written as HTTP', () => {
    const text = `# Plan it.
# expect: 201
# capture: stay = id
POST https://api.example.com/stays HTTP/1.1
Content-Type: application/json
# A comment.
X-Api-Key: {{API_KEY}}

{
  "berth": "{{berth}}"
}
`
    const request = readRequest('http', text.replaceAll('\n', '\r\n'))
    assert.deepEqual(request, {
      kind: 'http',
      method: 'POST',
      url: 'https://api.example.com/stays',
      headers: [
        ['Content-Type', 'application/json'],
        ['X-Api-Key', '{{API_KEY}}'],
      ],
      body: '{\n  "berth": "{{berth}}"\n}',
      expect: ['201'],
      capture: [{ name: 'stay', path: ['id'] }],
    })
    assert.deepEqual(variablesOf(request), ['API_KEY', 'berth'])
  })

  for (const [text, request] of [
    ['curl https://a.example/x', { method: 'GET', url: 'https://a.example/x', headers: [] }],
    [
      'curl -sS -XDELETE "https://a.example/x/$ID"',
      { method: 'DELETE', url: 'https://a.example/x/{{ID}}', headers: [] },
    ],
    [
      `# expect: 2XX\ncurl https://a.example/x \\\n  -H 'X-Api-Key: '"$API_KEY" \\\n  -d '{ "it": "isn'\\''t" }' -H "Content-Type: application/json" # end`,
      {
        method: 'POST',
        url: 'https://a.example/x',
        headers: [
          ['X-Api-Key', '{{API_KEY}}'],
          ['Content-Type', 'application/json'],
        ],
        body: `{ "it": "isn't" }`,
      },
    ],
    [
      'curl -G https://a.example/x?a=1 --data-urlencode "q=a b" -d c=2',
      { method: 'GET', url: 'https://a.example/x?a=1&q=a%20b&c=2', headers: [] },
    ],
    [
      'curl --json "{}" --url=https://a.example/x',
      {
        method: 'POST',
        url: 'https://a.example/x',
        headers: [
          ['Content-Type', 'application/json'],
          ['Accept', 'application/json'],
        ],
        body: '{}',
      },
    ],
    [
      'curl https://a.example/x -d a=1 -d b=${B}',
      {
        method: 'POST',
        url: 'https://a.example/x',
        headers: [['Content-Type', 'application/x-www-form-urlencoded']],
        body: 'a=1&b={{B}}',
      },
    ],
    [
      'curl --head https://a.example/x\n# The end.\n',
      { method: 'HEAD', url: 'https://a.example/x', headers: [] },
    ],
  ] as const)
    it(`is a call of curl: ${JSON.stringify(text)}`, () =>
      assert.deepEqual(readRequest('curl', text), { kind: 'http', ...request, ...ok }))

  it('has values of earlier responses filled in', () => {
    const filled = fillVariables('a {{x}} {{ y-1 }} {{z}}', (name) => ({ x: '1', 'y-1': '$&' })[name])
    assert.equal(filled, 'a 1 $& {{z}}')
  })
})

describe('a broken request is a fault with its line', () => {
  const many = Array.from(
    { length: 9 },
    (_, level) => `  a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]`,
  )
  for (const [what, lang, text, line, reason] of [
    ['no YAML', 'request', 'operation: a\nbody: [1', 1, /^is no YAML: /],
    ['no mapping', 'request', '- a', 0, /must be a mapping/],
    ['no operation', 'request', 'parameters: {}', 0, /`operation` must be/],
    ['a key that is none', 'request', 'operation: a\nparams: {}', 1, /has no key `params`/],
    ['an expectation that is none', 'request', 'operation: a\n\nexpect: 99', 2, /`expect` must be a status/],
    [
      'parameters that are a list',
      'request',
      'operation: a\nparameters: [1]',
      1,
      /`parameters` must be a mapping/,
    ],
    ['a version that is a number', 'request', 'operation: a\nversion: 1.0', 1, /in quotation marks/],
    ['a name that is none', 'request', 'operation: a\ncapture: { "a b": id }', 1, /is no name for a value/],
    ['a path that is none', 'request', 'operation: a\ncapture: { a: [id] }', 1, /must be a path/],
    [
      'deep nesting',
      'request',
      `operation: a\nbody: ${'['.repeat(90)}${']'.repeat(90)}`,
      undefined,
      /depth|deeply/i,
    ],
    [
      'aliases that multiply',
      'request',
      `operation: a\nbody:\n${many.join('\n').replace('*a-1, '.repeat(9), '1')}`,
      0,
      /more than 2000 values/,
    ],
    [
      'a length beyond all need',
      'request',
      `operation: a\nbody: ${'x'.repeat(30_000)}`,
      0,
      /is longer than 20000/,
    ],
    ['a header that is none', 'http', '\nGET https://a.example/\nno header', 2, /"no header" is no header/],
    ['a method of no page', 'http', 'BREW https://a.example/', 0, /begins with no request line/],
    ['a pipe', 'curl', 'curl https://a.example/ |\n jq', 0, /holds `\|`/],
    ['a substitution', 'curl', 'curl \\\n https://a.example/ -H "A: $(id)"', 1, /holds `\$\(`/],
    ['a second command', 'curl', 'curl https://a.example/\nrm -rf /', 1, /more than one command/],
    ['an open quotation', 'curl', `curl 'https://a.example/`, 0, /not closed/],
    ['a file', 'curl', 'curl https://a.example/ -d @secrets', 0, /names a file/],
    ['an unknown option', 'curl', 'curl https://a.example/ \\\n --proxy x', 1, /`--proxy` cannot be sent/],
    ['credentials in the text', 'curl', 'curl https://a.example/ -u me:secret', 0, /`-u` cannot be sent/],
    ['no address', 'curl', 'curl -s', 0, /has no address/],
    ['an address of a file', 'curl', 'curl file:///etc/passwd', 0, /is no address/],
    ['two addresses', 'curl', 'curl https://a.example/ https://b.example/', 0, /more than one address/],
    ['an option without its value', 'curl', 'curl https://a.example/ -H', 0, /has no value/],
  ] as const)
    it(what, () => {
      const before = performance.now()
      assert.throws(
        () => readRequest(lang, text),
        (fault: unknown) => {
          assert(fault instanceof RequestFault, String(fault))
          assert.match(fault.message, reason)
          if (line !== undefined) assert.equal(fault.line, line)
          return true
        },
      )
      assert(performance.now() - before < 500)
    })
})
