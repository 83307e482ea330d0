import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentNodes } from '../../../../server/src/rules/documents/document-nodes'
import { htmlElements } from '../../../../server/src/rules/documents/markup/html-elements'
import { nodesOfMarkdown, readMarkdown } from '../../../../src/parts/document/markdown-nodes'
import { markdownSlices } from '../../../../src/parts/document/markdown-slices'
import type { DocumentNode } from '../../../../src/parts/document/nodes'
import { readNodes } from '../../../../src/parts/document/read-nodes'
import { outline } from '../../../support/document-outline'
import { markdownCases } from '../../../support/markdown-cases'

/** Nodes as they come from the server. */
const served = (markdown: string): DocumentNode[] =>
  readNodes(JSON.parse(JSON.stringify(documentNodes(markdown).children)))

for (const [name, [markdown, expected]] of Object.entries(markdownCases)) {
  test(`server and kit read as GitHub does: ${name}`, () => {
    assert.equal(outline(served(markdown)), expected)
    assert.equal(outline(nodesOfMarkdown(markdown)), expected)
  })
}

const attack =
  'onclick="hacked()" onload="hacked()" style="background:url(javascript:hacked())" href="javascript:hacked()" src="javascript:hacked()"'

test('no element that is shown lets anything run, nested or cut', () => {
  for (const name of Object.keys(htmlElements)) {
    for (const html of [
      `<${name} ${attack}>stays</${name}> end`,
      `<div><${name} ${attack}><script>hacked()</script>stays\n\n<${name} ${attack}><svg onload=hacked()>`,
      `text <${name} ${attack}><a href="java&#9;script:hacked()">stays</a><iframe src="javascript:hacked()"></iframe>`,
      `<${name} ${attack} <${name} x="><script>hacked()</script>`,
    ])
      for (const nodes of [documentNodes(html).children, served(html), nodesOfMarkdown(html)])
        assert.doesNotMatch(withoutText(nodes), /hacked|script/i, `${html}\n${JSON.stringify(nodes)}`)
  }
})

/** Everything of nodes but the words that are shown. */
function withoutText(nodes: unknown): string {
  return JSON.stringify(nodes, (key, value: unknown) => (key === 'text' || key === 'alt' ? undefined : value))
}

test('elements that are nested without end are shown as far as they can be', () => {
  for (const name of ['div', 'details', 'sub', 'li', 'table', 'blockquote', 'a', 'pre', 'summary']) {
    const html = `${`<${name}>`.repeat(5_000)}bottom`
    for (const nodes of [served(html), nodesOfMarkdown(html)])
      assert.match(JSON.stringify(nodes), /bottom/, name)
  }
})

test('a table of 10 000 rows in HTML and one in Markdown have them all', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => index)
  const html = `<table>\n${rows.map((index) => `<tr><td>${index}</td><td><b>b</b></td></tr>`).join('\n')}\n</table>\n`
  const markdown = `| a | b |\n| - | - |\n${rows.map((index) => `| ${index} | **b** |`).join('\n')}\n`
  for (const [text, count] of [
    [html, 10_000],
    [markdown, 10_001],
  ] as const)
    for (const [table] of [served(text), nodesOfMarkdown(text)])
      assert.equal(table?.type === 'table' && table.children.length, count)
})

test('footnotes and open elements of a long document are those of the whole', () => {
  const filler = 'Words of a paragraph that goes on.\n\n'.repeat(600)
  const markdown = `One[^a].\n\n${filler}<details>\n<summary>S</summary>\n\n## Inside\n\n${filler}</details>\n\n## Two[^b][^a]\n\n${filler}[^a]: First.\n[^b]: Second.\n`
  const read = [...readMarkdown(markdown, markdownSlices)]
  assert.ok(read.length > 2, `${read.length} slices`)
  assert.equal(outline(read.flat()), outline(served(markdown)))
})
