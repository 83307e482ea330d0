import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentNodes } from '../../../../server/src/rules/documents/document-nodes'
import { excerptOf } from '../../../../server/src/rules/documents/excerpt'
import { sectionsOf } from '../../../../server/src/rules/documents/sections'
import { headingAnchors } from '../../../support/heading-anchors'

test('a document falls into sections, the first without a heading', () => {
  const sections = sectionsOf(
    documentNodes('Before.\n\n# One `two`\n\n- a\n- b\n\n|c|d|\n|-|-|\n|e|f|\n\n## Empty\n'),
  )
  assert.deepEqual(sections, [
    { heading: '', anchor: '', text: 'Before.' },
    { heading: 'One two', anchor: 'one-two', text: 'a b c d e f' },
    { heading: 'Empty', anchor: 'empty', text: '' },
  ])
})

test('headings have anchors that differ', () => {
  const markdown = headingAnchors.map(([heading]) => `# ${heading}`).join('\n\n')
  const anchors = sectionsOf(documentNodes(markdown)).map(({ anchor }) => anchor)
  assert.deepEqual(
    anchors,
    headingAnchors.map(([, anchor]) => anchor),
  )
})

const shown = (parts: { text: string; is_match: boolean }[]) =>
  parts.map(({ text, is_match }) => (is_match ? `[${text}]` : text)).join('')

test('an excerpt shows what was found, in all its forms, without accents and case', () => {
  assert.equal(
    shown(excerptOf('Gezeiten täglich, GEZEITENTAFEL; tide tables', ['gezeiten'])),
    '[Gezeiten] täglich, [GEZEITENTAFEL]; tide tables',
  )
  assert.equal(shown(excerptOf('Refunds are refunded', ['refunding'])), '[Refunds] are [refunded]')
  assert.equal(shown(excerptOf('Täglich', ['taglich'])), '[Täglich]')
  assert.equal(shown(excerptOf('Nothing here', ['zebra'])), 'Nothing here')
  assert.deepEqual(excerptOf('', ['zebra']), [])
})

test('an excerpt of a long text begins shortly before what was found and ends between words', () => {
  const parts = excerptOf(`${'before '.repeat(100)}zebra ${'after '.repeat(100)}`, ['zebra'])
  assert.match(shown(parts), /^… (before ){7,9}\[zebra\]( after)+ …$/)
  assert(shown(parts).length < 240)
})
