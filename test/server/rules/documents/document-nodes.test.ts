import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentNodes } from '../../../../server/src/rules/documents/document-nodes'
import type { ChildNode } from '../../../../server/src/rules/documents/markup/nodes'
import { everyBlock, hostileMarkdown } from '../../../support/every-block'

const text = (content: string) => ({ type: 'text', text: content })
const blocks = (markdown: string) => documentNodes(markdown).children
const [line] = [(markdown: string) => (blocks(markdown)[0] as { children: ChildNode[] }).children]

function kinds(nodes: readonly ChildNode[]): string[] {
  return nodes.flatMap((node) => [node.type, ...('children' in node ? kinds(node.children) : [])])
}

test('a document with every kind of block has every kind of node', () => {
  const document = documentNodes(everyBlock)
  assert.deepEqual([document.type, document.version], ['document', '1'])
  assert.deepEqual(
    [...new Set(kinds(document.children))].sort(),
    [
      'blockquote break code code_block emphasis footnote footnote_reference footnotes heading image link list',
      'list_item paragraph strikethrough table',
      'table_cell table_header table_row task_checkbox text text_block',
    ]
      .join(' ')
      .split(' '),
  )
})

test('emphasis has a level, and lines say how they end', () => {
  assert.deepEqual(line('*a* **b**\nc  \nd `e`\nf'), [
    { type: 'emphasis', level: 1, children: [text('a')] },
    text(' '),
    { type: 'emphasis', level: 2, children: [text('b')] },
    { ...text(''), softBreak: true },
    { ...text('c'), hardBreak: true },
    text('d '),
    { type: 'code', children: [text('e')] },
    { ...text(''), softBreak: true },
    text('f'),
  ])
  assert.deepEqual(line('one<br>two'), [{ ...text('one'), hardBreak: true }, text('two')])
})

test('items of a tight list hold text, those of a loose one paragraphs; a box to tick comes first', () => {
  assert.deepEqual(blocks('1. [x] a'), [
    {
      type: 'list',
      isOrdered: true,
      children: [
        {
          type: 'list_item',
          children: [{ type: 'text_block', children: [{ type: 'task_checkbox', checked: true }, text('a')] }],
        },
      ],
    },
  ])
  assert.deepEqual(kinds(blocks('- a\n\n- [ ] b')), [
    ...['list', 'list_item', 'paragraph', 'text'],
    ...['list_item', 'paragraph', 'task_checkbox', 'text'],
  ])
})

test('a table says how its columns are aligned, in each row and cell', () => {
  const alignments = ['left', 'center', 'right', 'none']
  const [table] = blocks('|a|b|c|d|\n|:-|:-:|-:|-|\n|1|2|3|4|') as { children: unknown[] }[]
  assert.deepEqual({ ...table, children: undefined }, { type: 'table', alignments, children: undefined })
  const rows = table?.children as { type: string; alignments: string[]; children: { alignment: string }[] }[]
  assert.deepEqual(
    rows.map((row) => [row.type, row.alignments, row.children.map(({ alignment }) => alignment)]),
    [
      ['table_header', alignments, alignments],
      ['table_row', alignments, alignments],
    ],
  )
})

test('code has its language and a node per line', () => {
  assert.deepEqual(blocks('```js {1}\na\n\nb\n```'), [
    { type: 'code_block', lang: 'js', children: [text('a\n'), text('\n'), text('b\n')] },
  ])
  assert.deepEqual(blocks('    a'), [{ type: 'code_block', lang: '', children: [text('a\n')] }])
})

test('links and images keep address and title, plain addresses become links', () => {
  assert.deepEqual(line('[a](b.md "t") https://example.com ![x *y*](z.png)'), [
    { type: 'link', href: 'b.md', title: 't', children: [text('a')] },
    text(' '),
    { type: 'link', href: 'https://example.com', children: [text('https://example.com')] },
    text(' '),
    { type: 'image', url: 'z.png', alt: 'x y' },
  ])
})

test('nothing that could run comes through, and the words around it stay', () => {
  const said = JSON.stringify(documentNodes(hostileMarkdown))
  assert.doesNotMatch(said, /hacked|<|onclick|"(href|url)":"(javascript|data:(?!image\/)|vbscript)/i)
  for (const text of ['Text ', 'stays ', 'bold words', 'one', 'two', 'three', 'seven', 'The end.'])
    assert(said.includes(text), text)
  assert.match(said, /\{"type":"image","alt":"five"\}/)
})

test('whatever is written, there is a document', () => {
  for (const markdown of [
    '',
    '\n\n',
    '>'.repeat(5_000),
    '['.repeat(5_000),
    '- '.repeat(5_000),
    '|'.repeat(500),
  ])
    assert.equal(documentNodes(markdown).type, 'document')
})
