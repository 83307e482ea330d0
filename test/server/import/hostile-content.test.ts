import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseDocument } from '../../../server/src/import/document-text'
import { documentImageTypeOf } from '../../../server/src/import/image-type'
import { MistakeList } from '../../../server/src/lib/yaml/mistakes'
import { checkedPortal } from '../../../server/src/import/schema-check'
import { YamlSource } from '../../../server/src/lib/yaml/yaml-source'

/** Far above what linear work takes, far below what quadratic or worse work takes on these sizes. */
const limitMs = 2_000

function inTime<T>(work: () => T): T {
  const before = process.cpuUsage()
  const result = work()
  // Of this process, whatever else the machine does.
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000
  assert.ok(took < limitMs, `It took ${Math.round(took)} ms.`)
  return result
}

const titleOf = (source: string) => parseDocument('page.md', source, new MistakeList())?.text.title

describe('an SVG image', () => {
  for (const [what, text, type] of [
    ['plain', '<svg xmlns="x">', 'image/svg+xml'],
    [
      'with a byte order mark, a declaration and comments',
      '\ufeff \n<?xml version="1.0"?>\n<!-- a --> <!-- > -->\n<svg>',
      'image/svg+xml',
    ],
    ['that is none', '<!-- <svg> --><html><svg>', undefined],
    ['whose comment never ends', '<!-- <svg>', undefined],
    ['that only begins alike', '<svgx>', undefined],
  ] as const)
    it(`${what} is recognized`, () => assert.equal(documentImageTypeOf(Buffer.from(text)), type))

  it('with nested comments takes no time', () => {
    const bytes = Buffer.from(`${'<!--'.repeat(20)}${'--><!--'.repeat(550)}`)
    assert.equal(
      inTime(() => documentImageTypeOf(bytes)),
      undefined,
    )
  })
})

describe('the title of a document', () => {
  for (const [source, title] of [
    ['# Tides', 'Tides'],
    ['text\n#\tTides and levels  ##  \nmore', 'Tides and levels'],
    ['# C#', 'C#'],
    ['#no heading\n\n# One\r\n', 'One'],
    ['#   \n# Two', 'Two'],
    ['---\norder: 1\n---\n# Three', 'Three'],
    ['---\nnever closed\n# Four', 'Four'],
  ] as const)
    it(`of ${JSON.stringify(source)} is ${title}`, () => assert.equal(titleOf(source), title))

  it('from a heading with many spaces takes no time', () => {
    const spaces = ' '.repeat(200_000)
    assert.equal(
      inTime(() => titleOf(`# a${spaces}b`)),
      `a${spaces}b`,
    )
    inTime(() => titleOf(`#${spaces}#${spaces}`.repeat(4)))
  })

  it('of a file of fences takes no time', () => {
    inTime(() => titleOf(`---\n${'--- x\n'.repeat(200_000)}`))
    inTime(() => titleOf(`---${' \t'.repeat(500_000)}x`))
  })
})

describe('portal.yaml', () => {
  const parentheses = (count: number) => `${'('.repeat(count)}${')'.repeat(count)}`
  for (const [what, portal] of [
    ['a name that is long and has a line break', { name: `${'a'.repeat(200_000)}\n` }],
    ['a name of spaces', { name: ' '.repeat(200_000) }],
    ['a color of many calls', colored('a(b(c))'.repeat(50_000) + '(')],
    ['a color of nested calls', colored(parentheses(100_000))],
    ['a color of many beginnings of comments', colored('/'.repeat(200_000) + '*')],
    ['an origin of many dots', { name: 'x', allowed_origins: [`https://${'.'.repeat(200_000)} `] }],
  ] as const)
    it(`with ${what} takes no time`, () => {
      const mistakes = new MistakeList()
      const source = YamlSource.parse('portal.yaml', JSON.stringify(portal), mistakes)
      assert.ok(source)
      assert.equal(
        inTime(() => checkedPortal(source, mistakes)),
        undefined,
      )
    })
})

/** A portal whose theme has one color. */
function colored(value: string): object {
  return { name: 'x', appearance: { theme: { text_colors: { primary: value } } } }
}
