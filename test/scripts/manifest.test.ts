import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildManifest } from '../../scripts/manifest/build-manifest'
import { readContract, readEntries, readTypes } from '../../scripts/manifest/read-contract'

const source = `
import { callback, choice, event, flag, number, screenElement, text } from '../src/element'

/** Keys of one application. */
export default screenElement({
  tag: 'portal-keys',
  screen: () => import('./keys').then((module) => module.Keys),
  props: {
    /** Keys per page. */
    pageSize: number(20),
    /** Which keys. */
    kind: choice(['live', 'test']),
    /** Hides every control. */
    readOnly: flag(),
    /** Says what to send. */
    wrap: callback<(payload: unknown) => unknown>(),
  },
  events: {
    /** After the server agreed. */
    'key-revoked': event<{
      keyId: string
    }>({ cancelable: true }),
    /** Nothing more to say. */
    'go-back': event(),
  },
  slots: {
    /** Below the list. */
    default: documented,
  },
})
`
const commonSource = `
const props = {
  /** Identifier. */
  portalId: text(),
}`

const common = { props: readEntries('common.ts', commonSource, 'props'), events: [], tokens: [] }

function declarationOf(given: string) {
  const [, module] = buildManifest(common, [
    ['elements/portal-keys.ts', readContract('portal-keys.ts', given)],
  ]).modules
  return module?.declarations[0] as unknown as Record<string, Record<string, unknown>[]>
}

test('what a declaration says is in the manifest', () => {
  const declaration = declarationOf(source)
  const [pageSize, kind, readOnly, portalId, lang] = declaration['attributes'] ?? []
  assert.equal(declaration['tagName'], 'portal-keys')
  assert.deepEqual(pageSize, {
    name: 'page-size',
    fieldName: 'pageSize',
    type: { text: 'number' },
    description: 'Keys per page.',
    default: '20',
  })
  assert.deepEqual(kind?.['type'], { text: "'live' | 'test'" })
  assert.equal(readOnly?.['default'], 'false')
  assert.ok(portalId?.['inheritedFrom'])
  assert.equal(lang?.['name'], 'lang')
  assert.deepEqual(declaration['members']?.find(({ name }) => name === 'wrap')?.['type'], {
    text: '((payload: unknown) => unknown) | undefined',
  })
  assert.deepEqual(declaration['events'], [
    {
      name: 'key-revoked',
      type: { text: 'CustomEvent<{ keyId: string }>' },
      description: 'After the server agreed. Cancelable.',
    },
    { name: 'go-back', type: { text: 'CustomEvent<{}>' }, description: 'Nothing more to say.' },
  ])
  assert.deepEqual(declaration['slots'], [{ name: '', description: 'Below the list.' }])
})

test('a declaration that cannot be read is named with its line', () => {
  const failures: [change: [string, string], message: RegExp][] = [
    [['number(20)', 'number(DEFAULT)'], /portal-keys\.ts:10: .*literals/],
    [['    /** Keys per page. */\n', ''], /portal-keys\.ts:9: "pageSize" has no sentence/],
    [['/** Keys of one application. */\n', ''], /portal-keys\.ts:4: The element has no sentence/],
    [["  tag: 'portal-keys',\n", ''], /portal-keys\.ts:5: The contract has no tag/],
    [['screenElement({', 'somethingElse({'], /portal-keys\.ts: it exports no element/],
  ]
  for (const [[from, to], message] of failures) {
    assert.throws(() => readContract('portal-keys.ts', source.replace(from, to)), message)
  }
})

test('a type that several declarations share is written out for embedders', () => {
  const types = readTypes(
    'types.ts',
    'export type Handler = (failure: {\n  code: string\n  status?: number\n}) => void\n',
  )
  const given = `
/** Keys. */
export default screenElement({
  tag: 'portal-keys',
  props: {
    /** Called on failure. */
    onFailure: callback<Handler>(),
  },
})`
  const { props = [] } = readContract('portal-keys.ts', given, types).sections
  assert.equal(props[0]?.call?.typeArgument, '(failure: { code: string; status?: number }) => void')
})
