import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx'

type Node = MarkdownToJSX.ASTNode
type Element = MarkdownToJSX.HTMLNode | MarkdownToJSX.HTMLSelfClosingNode

const emphasis: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  del: 'del',
  s: 'del',
  strike: 'del',
}
const boxes = new Set(['div', 'section', 'article', 'center', 'details', 'body', 'html'])
const lines = new Set(['p', 'summary', 'dt', 'dd', 'caption'])
const spans = new Set(['span', 'u', 'small', 'sub', 'sup', 'font', 'abbr', 'mark', 'label', 'nobr', 'var'])
const code = new Set(['code', 'tt', 'kbd', 'samp'])

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node): string => {
      if ('children' in node && node.children && node.children.length > 0) return textOf(node.children)
      return 'text' in node && typeof node.text === 'string' ? node.text : ''
    })
    .join('')

const text = (content: string): Node => ({ type: RuleType.text, text: content })
const attribute = ({ attrs }: Element, name: string): string => {
  const value: unknown = attrs?.[name]
  return typeof value === 'string' ? value : ''
}
const childrenOf = (node: Element): readonly Node[] =>
  node.type === RuleType.htmlBlock ? (node.children ?? []) : []
const isElement = (node: Node, ...tags: readonly string[]): node is MarkdownToJSX.HTMLNode =>
  node.type === RuleType.htmlBlock && tags.includes(node.tag.toLowerCase())

/**
 * Markdown in which HTML that only gives form has become Markdown of the same form, because many authors write
 * `<p>` and `<br>`. All other tags become the text that they were written as, so that `<token>` can be read.
 */
export const htmlAsMarkdown = (nodes: readonly Node[]): Node[] => inParagraphs(readAll(nodes))

const readAll = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => read(node))

function read(node: Node): Node[] {
  switch (node.type) {
    case RuleType.htmlBlock:
    case RuleType.htmlSelfClosing:
      return readElement(node)
    case RuleType.htmlComment:
      return []
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return [{ ...node, items: node.items.map(readAll) }]
    case RuleType.table:
      return [
        {
          ...node,
          header: node.header.map(readAll),
          cells: node.cells.map((row) => row.map(readAll)),
        },
      ]
    default:
      if (!('children' in node) || !Array.isArray(node.children)) return [node]
      return [{ ...node, children: readAll(node.children) } as Node]
  }
}

function readElement(node: Element): Node[] {
  const tag = node.tag.toLowerCase()
  const children = readAll(childrenOf(node))
  const format = emphasis[tag]
  if (format) return [{ type: RuleType.textFormatted, tag: format, children }]
  if (lines.has(tag)) return [{ type: RuleType.paragraph, children }]
  if (boxes.has(tag)) return inParagraphs(children)
  if (spans.has(tag)) return children
  if (code.has(tag)) return [{ type: RuleType.codeInline, text: textOf(children) }]
  if (/^h[1-6]$/.test(tag)) return [{ type: RuleType.heading, level: Number(tag[1]) as 1, id: '', children }]
  switch (tag) {
    case 'a':
      return [
        { type: RuleType.link, target: attribute(node, 'href'), title: attribute(node, 'title'), children },
      ]
    case 'img':
      return [{ type: RuleType.image, target: attribute(node, 'src'), alt: attribute(node, 'alt') }]
    case 'br':
      return [{ type: RuleType.breakLine }]
    case 'hr':
      return [{ type: RuleType.breakThematic }]
    case 'pre':
      return [{ type: RuleType.codeBlock, text: textOf(children) }]
    case 'blockquote':
      return [{ type: RuleType.blockQuote, children: inParagraphs(children) }]
    case 'ol':
    case 'ul':
      return [listOf(node, tag)]
    case 'table':
      return [tableOf(node)]
    default:
      return asWritten(node, children)
  }
}

/** Words between blocks are paragraphs of their own. */
function inParagraphs(nodes: readonly Node[]): Node[] {
  const blocks: Node[] = []
  let line: Node[] = []
  const end = () => {
    if (textOf(line).trim() !== '') blocks.push({ type: RuleType.paragraph, children: line })
    line = []
  }
  for (const node of nodes) {
    if (!blockTypes.has(node.type)) line.push(node)
    else {
      end()
      blocks.push(node)
    }
  }
  end()
  return blocks
}

const blockTypes = new Set<Node['type']>([
  RuleType.paragraph,
  RuleType.heading,
  RuleType.blockQuote,
  RuleType.orderedList,
  RuleType.unorderedList,
  RuleType.codeBlock,
  RuleType.breakThematic,
  RuleType.table,
])

function listOf(node: Element, tag: 'ol' | 'ul'): Node {
  const items = childrenOf(node)
    .filter((child) => isElement(child, 'li'))
    .map((item) => readAll(childrenOf(item as Element)))
  return tag === 'ol' ? { type: RuleType.orderedList, items } : { type: RuleType.unorderedList, items }
}

function tableOf(node: Element): Node {
  const rows = childrenOf(node)
    .flatMap((child) => (isElement(child, 'thead', 'tbody', 'tfoot') ? childrenOf(child) : [child]))
    .filter((child) => isElement(child, 'tr'))
    .map((row) => childrenOf(row as Element).filter((child) => isElement(child, 'th', 'td')))
  const isHeader = rows[0]?.every((cell) => isElement(cell, 'th')) ?? false
  const cells = rows.map((row) => row.map((cell) => readAll(childrenOf(cell as Element))))
  const header = isHeader ? (cells[0] ?? []) : []
  return { type: RuleType.table, header, cells: isHeader ? cells.slice(1) : cells, align: [] }
}

function asWritten(node: Element, children: readonly Node[]): Node[] {
  if (node.type === RuleType.htmlSelfClosing) return [text(`<${node.tag}>`)]
  const content = children.length > 0 ? children : [text(node.text ?? '')]
  return [text(`<${node.tag}>`), ...content, text(`</${node.tag}>`)]
}
