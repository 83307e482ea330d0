import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentNodes } from '../../../../server/src/rules/documents/document-nodes'
import { sliceBlocks } from '../../../../src/parts/document/json-slices'
import { nodesOfMarkdown } from '../../../../src/parts/document/markdown-nodes'
import { markdownSlices } from '../../../../src/parts/document/markdown-slices'
import { type DocumentNode, plainTextOf } from '../../../../src/parts/document/nodes'
import { openDocument } from '../../../../src/parts/document/read-document'
import { readNodes } from '../../../../src/parts/document/read-nodes'
import { everyBlock, hostileMarkdown } from '../../../support/every-block'
import { headingAnchors } from '../../../support/heading-anchors'
import { longDocument } from '../../../support/long-document'

const head = { id: 'd', parent_document_id: null, slug: 'all', title: 'All', path: 'all.md' }
const asMarkdown = (content: string) => JSON.stringify({ ...head, content })
const asNodes = (content: string) => JSON.stringify({ ...head, content: documentNodes(content) })

async function read(json: string): Promise<{ blocks: DocumentNode[]; anchors: string[] }> {
  const document = openDocument(json)
  assert.deepEqual([document.slug, document.title, document.path], ['all', 'All', 'all.md'])
  const blocks: DocumentNode[] = []
  const anchors: string[] = []
  for await (const chunk of document.chunks) {
    blocks.push(...chunk.blocks)
    anchors.push(...chunk.headings.map(({ anchor }) => anchor))
  }
  return { blocks, anchors }
}

/** A list that begins with one may say so or not. */
const ordinal = (node: DocumentNode) => (node.type === 'list' && node.start !== 1 ? node.start : undefined)

/** What is the same in both formats, whatever pieces the lines of text come in. */
function shape(nodes: readonly DocumentNode[]): unknown[] {
  const shapes: unknown[] = []
  for (const node of nodes) {
    if (node.type === 'text') {
      const text = (node.text + (node.lineEnd === 'hard' ? '⏎' : node.lineEnd ? ' ' : '')).replace(/\n/g, ' ')
      const last = shapes.at(-1)
      if (typeof last === 'string') shapes[shapes.length - 1] = last + text
      else if (text !== '') shapes.push(text)
    } else if (node.type === 'code_block') shapes.push([node.type, node.lang, node.text.trimEnd()])
    else if ('children' in node) {
      const { children, ...rest } = node
      shapes.push([JSON.parse(JSON.stringify({ ...rest, start: ordinal(node) })), shape(children)])
    } else shapes.push(JSON.parse(JSON.stringify(node)))
  }
  return shapes.map((one) => (typeof one === 'string' ? one.trim() : one)).filter((one) => one !== '')
}

test('both formats of a document are read as the same nodes', async () => {
  const [markdown, nodes] = await Promise.all([read(asMarkdown(everyBlock)), read(asNodes(everyBlock))])
  assert.deepEqual(shape(markdown.blocks), shape(nodes.blocks))
  assert.deepEqual(markdown.anchors, nodes.anchors)
  assert.deepEqual(nodes.anchors.slice(0, 3), ['every-block', 'lists', 'a-table'])
  assert.equal(nodes.anchors.at(-2), 'lists-1')
})

test('headings have the anchors that the server gives them', async () => {
  const { anchors } = await read(asMarkdown(headingAnchors.map(([text]) => `# ${text}`).join('\n\n')))
  assert.deepEqual(
    anchors,
    headingAnchors.map(([, anchor]) => anchor),
  )
})

test('a long document read in pieces is what it is as a whole', async () => {
  const markdown = longDocument(60_000)
  const slices = [...markdownSlices(markdown)]
  assert(slices.length > 4, `${slices.length} slices`)
  assert.deepEqual(shape(slices.flatMap((slice) => nodesOfMarkdown(slice))), shape(nodesOfMarkdown(markdown)))
  const json = asNodes(markdown)
  const { content } = JSON.parse(json) as { content: { children: unknown[] } }
  const sliced = sliceBlocks(json)
  const pieces = [...(sliced?.slices ?? [])].map((slice) => JSON.parse(slice) as unknown[])
  assert(pieces.length > 2, `${pieces.length} pieces`)
  assert.deepEqual(pieces.flat(), content.children)
  assert.deepEqual(JSON.parse(sliced?.rest ?? ''), {
    ...head,
    content: { ...documentNodes(''), children: [] },
  })
})

test('texts that look like structure do not mislead what reads in pieces', async () => {
  const tricky = 'Say `"content":{"children":[` and `"]}` and \\\\ and `\\"`.\n\n'.repeat(2_000)
  const whole = readNodes(documentNodes(tricky).children)
  assert.deepEqual((await read(asNodes(tricky))).blocks, whole)
  const fenced = `# One\n\n\`\`\`md\n# No heading\n\n- x\n${'line\n\n'.repeat(3_000)}\`\`\`\n\n# Two\n\n- a\n\n- b\n\n  c\n`
  assert.deepEqual(
    [...markdownSlices(fenced)].flatMap((slice) => shape(nodesOfMarkdown(slice))),
    shape(nodesOfMarkdown(fenced)),
  )
})

test('references are known in every piece', () => {
  const text = `${'[one][r] words.\n\n'.repeat(2_000)}[r]: https://example.com/r "R"\n`
  const slices = [...markdownSlices(text)]
  assert(slices.length > 1)
  for (const slice of slices) assert.match(JSON.stringify(nodesOfMarkdown(slice)), /example\.com\/r/)
})

for (const [format, json] of [
  ['Markdown', asMarkdown(hostileMarkdown)],
  ['nodes', asNodes(hostileMarkdown)],
] as const) {
  test(`nothing in ${format} can run`, async () => {
    const { blocks } = await read(json)
    const said = JSON.stringify(blocks)
    assert.doesNotMatch(
      said,
      /hacked|onclick|"(href|url)":"(javascript|data:(?!image\/)|vbscript)|<(script|svg|img|iframe)/i,
    )
    for (const text of ['Hostile', 'stays', 'bold words', 'one', 'seven', 'The end.'])
      assert(plainTextOf(blocks).includes(text), text)
  })
}

test('nodes that a server should not send are shown as far as they can be', () => {
  const deep: unknown = Array.from({ length: 5_000 }).reduce<unknown>(
    (child) => ({ type: 'blockquote', children: [child] }),
    { type: 'text', text: 'bottom' },
  )
  assert.equal(readNodes([deep]).length, 1)
  assert.deepEqual(readNodes('text'), [])
  assert.deepEqual(readNodes([null, 7, 'text', []]), [])
  assert.deepEqual(
    readNodes([
      { type: 'heading', level: 99, children: null },
      { type: 'link', href: 'javascript:alert(1)', children: [{ type: 'text', text: 5 }] },
      { type: 'link', href: ' java\tscript:alert(1)' },
      { type: 'image', url: 'data:text/html,x' },
      { type: 'image', url: 'data:image/png;base64,AA==' },
      { type: 'link', href: 'data:image/png;base64,AA==' },
      { type: 'video', children: [{ type: 'text', text: 'words' }] },
      { type: 'html', text: '<b>bold</b>' },
    ]),
    [
      { type: 'heading', level: 6, children: [] },
      { type: 'link', href: undefined, children: [{ type: 'text', text: '', lineEnd: undefined }] },
      { type: 'link', href: undefined, children: [] },
      { type: 'image', url: undefined, alt: '' },
      { type: 'image', url: 'data:image/png;base64,AA==', alt: '' },
      { type: 'link', href: undefined, children: [] },
      { type: 'unknown', kind: 'video', children: [{ type: 'text', text: 'words', lineEnd: undefined }] },
      { type: 'unknown', kind: 'html', children: [{ type: 'text', text: '<b>bold</b>' }] },
    ],
  )
})

test('what is no document is said to be none', () => {
  assert.throws(() => openDocument('<html></html>'), SyntaxError)
  assert.throws(() => openDocument('{"slug": "a", "content": {"children": ['), SyntaxError)
})

test('steps of a long text stay together in both formats, and are its sections', async () => {
  const steps = Array.from(
    { length: 300 },
    (_, index) => `## Step ${index}\n\n${'Words to read. '.repeat(5)}\n\n`,
  )
  const text = `# All\n\n<!-- steps:start -->\n\n${steps.join('')}<!-- steps:end -->\n\n## After\n`
  for (const json of [asMarkdown(text), asNodes(text)]) {
    const { blocks, anchors } = await read(json)
    assert.deepEqual(
      blocks.map(({ type }) => type),
      ['heading', 'steps', 'heading'],
    )
    assert.equal(anchors.length, 302)
    assert.equal(anchors.at(-2), 'step-299')
  }
})
