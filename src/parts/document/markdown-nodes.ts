import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx'
import { htmlAsMarkdown } from './html-as-markdown'
import type { Alignment, DocumentNode } from './nodes'
import { textNode } from './nodes'
import { withPlainNotes } from './plain-notes'
import { safeTarget } from './safe-target'

type Node = MarkdownToJSX.ASTNode

/** Markdown as the nodes that a server would make of it. HTML is left out. */
export const nodesOfMarkdown = (markdown: string): DocumentNode[] =>
  blocksOf(parser(withPlainNotes(markdown)))

/** Markdown of an author who wrote some of it as HTML. */
export const nodesOfMixedMarkdown = (markdown: string): DocumentNode[] =>
  blocksOf(htmlAsMarkdown(parser(withPlainNotes(markdown))))

function blocksOf(nodes: readonly Node[]): DocumentNode[] {
  return nodes.flatMap((node) => blockOf(node))
}

function blockOf(node: Node): DocumentNode[] {
  switch (node.type) {
    case RuleType.heading:
      return [{ type: 'heading', level: node.level, children: inlinesOf(node.children) }]
    case RuleType.paragraph:
      return [{ type: 'paragraph', children: inlinesOf(node.children) }]
    case RuleType.blockQuote:
      return [{ type: 'blockquote', children: blocksOf(node.children) }]
    case RuleType.orderedList:
    case RuleType.unorderedList: {
      const isOrdered = node.type === RuleType.orderedList
      const start = node.type === RuleType.orderedList ? node.start : undefined
      return [{ type: 'list', isOrdered, start, children: node.items.map(itemOf) }]
    }
    case RuleType.codeBlock:
      return [{ type: 'code_block', lang: node.lang ?? '', text: node.text }]
    case RuleType.breakThematic:
      return [{ type: 'break' }]
    case RuleType.table:
      return [tableOf(node)]
    // Markup of the author's own, and what is no part of the text.
    case RuleType.htmlBlock:
    case RuleType.htmlSelfClosing:
    case RuleType.htmlComment:
    case RuleType.frontmatter:
    case RuleType.ref:
    case RuleType.refCollection:
    case RuleType.footnote:
      return []
    default: {
      const children = inlinesOf([node])
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
    }
  }
}

const isBlock = (node: Node): boolean =>
  node.type === RuleType.paragraph ||
  node.type === RuleType.blockQuote ||
  node.type === RuleType.orderedList ||
  node.type === RuleType.unorderedList ||
  node.type === RuleType.codeBlock ||
  node.type === RuleType.heading ||
  node.type === RuleType.breakThematic ||
  node.type === RuleType.table

/** The text of a tight item stands in it without a paragraph. */
function itemOf(nodes: readonly Node[]): DocumentNode {
  const children: DocumentNode[] = []
  let line: Node[] = []
  const endLine = () => {
    const inlines = inlinesOf(line)
    if (inlines.length > 0) children.push({ type: 'text_block', children: inlines })
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node)
    else {
      endLine()
      children.push(...blockOf(node))
    }
  }
  endLine()
  return { type: 'list_item', children }
}

function tableOf({ header, cells, align }: MarkdownToJSX.TableNode): DocumentNode {
  const cellsOf = (row: readonly Node[][]) =>
    row.map((cell, column): DocumentNode => {
      const alignment: Alignment = align[column] ?? 'none'
      return { type: 'table_cell', alignment, children: inlinesOf(cell) }
    })
  const rows = cells.map((row): DocumentNode => ({ type: 'table_row', children: cellsOf(row) }))
  const headers: DocumentNode[] =
    header.length > 0 ? [{ type: 'table_header', children: cellsOf(header) }] : []
  return { type: 'table', children: [...headers, ...rows] }
}

function inlinesOf(nodes: readonly Node[]): DocumentNode[] {
  return nodes.flatMap((node) => inlineOf(node))
}

const formats: Readonly<Record<string, (children: DocumentNode[]) => DocumentNode>> = {
  em: (children) => ({ type: 'emphasis', level: 1, children }),
  strong: (children) => ({ type: 'emphasis', level: 2, children }),
  del: (children) => ({ type: 'strikethrough', children }),
}

function inlineOf(node: Node): DocumentNode[] {
  switch (node.type) {
    case RuleType.text:
      return node.text === '' ? [] : [textNode(node.text)]
    case RuleType.breakLine:
      return [{ type: 'text', text: '', lineEnd: 'hard' }]
    case RuleType.codeInline:
      return [{ type: 'code', children: [textNode(node.text)] }]
    case RuleType.textFormatted: {
      const children = inlinesOf(node.children)
      const format = formats[node.tag]
      return format ? [format(children)] : children
    }
    case RuleType.link:
      return [
        {
          type: 'link',
          href: safeTarget(node.target, 'link'),
          title: node.title,
          children: inlinesOf(node.children),
        },
      ]
    case RuleType.image:
      return [
        { type: 'image', url: safeTarget(node.target, 'image'), alt: node.alt ?? '', title: node.title },
      ]
    case RuleType.gfmTask:
      return [{ type: 'task_checkbox', checked: node.completed }]
    case RuleType.htmlSelfClosing:
      return node.tag === 'br' ? [{ type: 'text', text: '', lineEnd: 'hard' }] : []
    case RuleType.htmlBlock:
      return htmlOf(node)
    default:
      return isBlock(node) ? blockOf(node) : []
  }
}

const removedWhole = new Set([
  'script',
  'style',
  'svg',
  'math',
  'iframe',
  'object',
  'template',
  'textarea',
  'title',
])

/** The words between two tags stay, the tags do not. */
function htmlOf({ tag, children, text }: MarkdownToJSX.HTMLNode): DocumentNode[] {
  if (tag === 'br') return [{ type: 'text', text: '', lineEnd: 'hard' }]
  if (removedWhole.has(tag.toLowerCase())) return []
  if (children && children.length > 0) return inlinesOf(children)
  return text && !text.includes('<') ? [textNode(text)] : []
}
