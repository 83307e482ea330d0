import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prettyJson } from '../../../../src/parts/try-it/pretty-json'
import { exampleOf, kindOf, kindOfField, valueOf } from '../../../../src/parts/try-it/value-kind'
import { describing, openReference } from '../../../support/reference'

test('JSON is put in order without writing a value anew', () => {
  const text = '{"a":12345678901234567890,"b":[1.50,1e3,{}],"c":[],"d":"x\\"{,:}\\u00e9"}'
  assert.equal(
    prettyJson(text),
    '{\n  "a": 12345678901234567890,\n  "b": [\n    1.50,\n    1e3,\n    {}\n  ],\n  "c": [],\n  "d": "x\\"{,:}\\u00e9"\n}',
  )
  assert.equal(prettyJson('"a"'), '"a"')
  assert.equal(prettyJson('{"a":'), undefined)
  assert.equal(prettyJson('<a>'), undefined)
})

async function parameterOf(schema: object, rest: object = {}) {
  const parameters = [{ name: 'x', in: 'query', schema, ...rest }]
  const opened = await openReference(
    describing({ '/a': { get: { operationId: 'a', parameters, responses: {} } } }),
  )
  const [parameter] = (await opened.operation('a')).parameters
  assert.ok(parameter)
  return parameter
}

test('a value is entered as its schema wants', async () => {
  for (const [schema, kind] of [
    [{}, { kind: 'text' }],
    [{ type: 'integer' }, { kind: 'text' }],
    [{ type: ['string', 'null'] }, { kind: 'text' }],
    [{ type: 'boolean' }, { kind: 'choice', values: ['true', 'false'] }],
    [{ enum: ['a', 1] }, { kind: 'choice', values: ['a', '1'] }],
    [{ type: 'array', items: { type: 'string' } }, { kind: 'list' }],
    [{ type: 'array', items: { type: 'object' } }, { kind: 'json' }],
    [{ type: 'object' }, { kind: 'json' }],
  ] as const)
    assert.deepEqual(kindOf((await parameterOf(schema)).schema), kind, JSON.stringify(schema))
})

test('fields of a form are files where their schema, or their part, says so', async () => {
  const field = async (schema: object, contentType?: string) => {
    const { schema: node } = await parameterOf(schema)
    assert.ok(node)
    const encoding = { property: 'x', contentType, headers: [], allowReserved: false }
    return kindOfField(node, encoding).kind
  }
  assert.equal(await field({ type: 'string', format: 'binary' }), 'file')
  assert.equal(await field({ type: 'array', items: { type: 'string', format: 'binary' } }), 'file')
  assert.equal(await field({ contentMediaType: 'image/png' }), 'file')
  assert.equal(await field({ contentMediaType: 'image/png', contentEncoding: 'base64' }), 'text')
  assert.equal(await field({}, 'image/png'), 'file')
  assert.equal(await field({}, 'text/csv'), 'text')
})

test('texts become values without being rounded, and examples become texts', async () => {
  assert.deepEqual(valueOf({ kind: 'text' }, '007'), { value: '007' })
  assert.deepEqual(valueOf({ kind: 'list' }, 'a\n\nb'), { value: ['a', 'b'] })
  assert.deepEqual(valueOf({ kind: 'json' }, '{"a":1}'), { value: { a: 1 } })
  assert.equal(valueOf({ kind: 'json' }, '{a}'), undefined)
  const list = { type: 'array', items: { type: 'string' } }
  assert.equal(exampleOf(await parameterOf(list, { example: ['rope', 'a b'] })), 'rope\na b')
  assert.equal(exampleOf(await parameterOf({ type: 'integer', default: 10 })), '10')
  assert.equal(exampleOf(await parameterOf({ type: 'string' })), '')
})
