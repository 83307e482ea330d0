import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nodesOfMarkdown, nodesOfMixedMarkdown } from '../../../../src/parts/document/markdown-nodes'
import { type DocumentNode, plainTextOf } from '../../../../src/parts/document/nodes'

/** Kinds of all nodes, nested as they stand. */
const shape = (nodes: readonly DocumentNode[]): string =>
  nodes.map((node) => ('children' in node ? `${node.type}(${shape(node.children)})` : node.type)).join(' ')

test('HTML that gives form becomes what Markdown of that form is', () => {
  for (const [html, markdown] of [
    ['<p>One <b>two</b> <i>three</i> <code>four</code></p>', 'One **two** *three* `four`'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['<h2>Title</h2>', '## Title'],
    ['See <a href="https://example.com">there</a>', 'See [there](https://example.com)'],
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '| a | b |\n|---|---|\n| 1 | 2 |',
    ],
    ['<blockquote>Quoted</blockquote>', '> Quoted'],
  ] as const)
    assert.equal(shape(nodesOfMixedMarkdown(html)), shape(nodesOfMarkdown(markdown)), html)
  assert.equal(shape(nodesOfMixedMarkdown('one<br>two')), 'paragraph(text text)')
  assert.equal(
    shape(nodesOfMixedMarkdown('<div>one<p>two</p>three</div>')),
    'paragraph(text) '.repeat(3).trim(),
  )
})

test('all other tags are read as they were written, and nothing of them runs', () => {
  const nodes = nodesOfMixedMarkdown(
    'Send `Bearer` <token>. <script>window.injected = 1</script> <img src="javascript:alert(1)" onerror="x"> ' +
      '<a href="javascript:alert(1)" onclick="x">words</a> <iframe src="https://example.com"></iframe>',
  )
  const text = plainTextOf(nodes)
  for (const kept of ['<token>', '<script>window.injected = 1</script>', 'words', '<iframe>'])
    assert.ok(text.includes(kept), `${kept} in ${text}`)
  const written = JSON.stringify(nodes)
  for (const gone of ['javascript:', 'onerror', 'onclick']) assert.ok(!written.includes(gone), gone)
})

test('a table without headings has none', () => {
  assert.equal(
    shape(nodesOfMixedMarkdown('<table><tr><td>1</td></tr></table>')),
    'table(table_row(table_cell(text)))',
  )
})
