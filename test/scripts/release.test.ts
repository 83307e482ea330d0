import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DescribedTag, DescribedTags } from '../../scripts/manifest/described-tags'
import { contractChanges } from '../../scripts/release/contract-changes'
import { releaseNotes } from '../../scripts/release/release-notes'
import { assertVersion, lowestVersion } from '../../scripts/release/version-rules'

const nothing = { description: '', attributes: [], properties: [], events: [] }

const keys: DescribedTag = {
  tag: 'portal-keys',
  name: 'PortalKeys',
  description: 'Keys.',
  attributes: [
    { name: 'page-size', description: 'Keys per page.', type: 'number', default: '20' },
    { name: 'view', description: 'Layout.', type: "'cards' | 'table'", default: "'cards'" },
  ],
  properties: [
    {
      name: 'wrap',
      description: 'Says what to send.',
      type: '(() => void)',
      default: undefined,
      hasAttribute: false,
    },
  ],
  events: [{ name: 'key-revoked', description: 'Fires.', type: 'CustomEvent<{ keyId: string }>' }],
  slots: [{ name: 'actions', description: 'Buttons.' }],
}

const contractOf = (...tags: DescribedTag[]): DescribedTags => ({ common: nothing, tags })
const textsAfter = (change: Partial<DescribedTag>) =>
  contractChanges(contractOf(keys), contractOf({ ...keys, ...change })).map(
    ({ isBreaking, text }) => `${isBreaking ? 'breaking' : 'addition'}: ${text}`,
  )
const [pageSize, view] = keys.attributes

test('what embedders rely on is compared with the version before', () => {
  assert.ok(pageSize && view)
  const where = '<portal-keys>'
  const cases: [change: Partial<DescribedTag>, texts: string[]][] = [
    [{ description: 'Other words.' }, []],
    [{ attributes: [view] }, [`breaking: ${where} attribute "page-size" was removed.`]],
    [
      { attributes: [{ ...pageSize, default: '12' }, view] },
      [`breaking: The default of ${where} attribute "page-size" changed from 20 to 12.`],
    ],
    [
      { attributes: [pageSize, { ...view, type: "'cards' | 'table' | 'list'" }] },
      [`addition: ${where} attribute "view" changed from 'cards' | 'table' to 'cards' | 'table' | 'list'.`],
    ],
    [
      { attributes: [pageSize, { ...view, type: "'cards'" }] },
      [`breaking: ${where} attribute "view" changed from 'cards' | 'table' to 'cards'.`],
    ],
    [
      { attributes: [pageSize, view, { ...view, name: 'order' }] },
      [`addition: ${where} attribute "order" was added.`],
    ],
    [{ properties: [] }, [`breaking: ${where} property "wrap" was removed.`]],
    [{ events: [] }, [`breaking: ${where} event "key-revoked" was removed.`]],
    [
      { events: [{ name: 'key-revoked', description: 'Fires.', type: 'CustomEvent<{}>' }] },
      [
        `breaking: ${where} event "key-revoked" changed from CustomEvent<{ keyId: string }> to CustomEvent<{}>.`,
      ],
    ],
    [{ slots: [] }, [`breaking: ${where} slot "actions" was removed.`]],
    [
      { tag: 'portal-credentials' },
      [`breaking: ${where} was removed.`, 'addition: <portal-credentials> was added.'],
    ],
  ]
  for (const [change, texts] of cases) assert.deepEqual(textsAfter(change), texts)
})

test('a change of what all tags have counts once', () => {
  const before = { common: { ...nothing, attributes: keys.attributes }, tags: [keys] }
  assert.deepEqual(contractChanges(before, { common: nothing, tags: [keys] })[0], {
    isBreaking: true,
    text: 'Every tag: attribute "page-size" was removed.',
  })
})

test('the version says how much has changed', () => {
  const broken = [{ isBreaking: true, text: 'The tag was removed.' }]
  const added = [{ isBreaking: false, text: 'The tag was added.' }]
  assert.equal(lowestVersion('1.2.3', broken), '2.0.0')
  assert.equal(lowestVersion('1.2.3', added), '1.3.0')
  assert.equal(lowestVersion('1.2.3', []), '1.2.4')
  assert.equal(lowestVersion('0.2.3', broken), '0.3.0')
  assert.equal(lowestVersion('0.2.3', added), '0.2.4')
  assert.doesNotThrow(() => assertVersion('1.9.3', '1.10.0', added))
  assert.doesNotThrow(() => assertVersion('1.2.3', '2.0.0', []))
  assert.throws(
    () => assertVersion('1.2.3', '1.3.0', broken),
    /1\.3\.0 must be 2\.0\.0 or higher after 1\.2\.3:\n- breaking: The tag was removed\./,
  )
  assert.throws(() => assertVersion('1.2.3', '1.2.3', []), /1\.2\.4 or higher/)
  assert.throws(() => assertVersion('1.2.3', '2.0', []), /"2\.0" is no version/)
})

test('the notes of a release are its section of the changelog', () => {
  const changelog = '# Changelog\n\n## 0.2.0, 2026-12-01\n\n- New.\n\n## 0.1.0, unreleased\n\n- First.\n'
  assert.equal(releaseNotes(changelog, '0.2.0'), '- New.')
  assert.throws(() => releaseNotes(changelog, '0.1.0'), /has no date/)
  assert.throws(() => releaseNotes(changelog, '0.3.0'), /no section/)
})
