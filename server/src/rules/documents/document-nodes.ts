import MarkdownIt, { type Token } from 'markdown-it'
import { attributeOf, inlinesOf } from './inlines'
import type { MarkdownNotes } from './markdown-notes'
import { type Alignment, type ChildNode, type DocumentNode, textNode } from './nodes'

const parser = new MarkdownIt({ html: true, linkify: true })
// Every target is looked at when its node is made, so that its words can stay when it cannot.
parser.validateLink = () => true

/**
 * A Markdown text as a tree of nodes. HTML, and links and images that could run something, are left out.
 *
 * @param notes - Gets what an import checks, with lines.
 */
export function documentNodes(markdown: string, notes?: MarkdownNotes): DocumentNode {
  return { type: 'document', version: '1', children: new Blocks(parser.parse(markdown, {}), notes).until() }
}

/** Makes nodes of a flat row of tokens, in which what contains others opens and closes. */
class Blocks {
  #position = 0
  /** Of the text that comes next, counted from 1. */
  #firstLine = 1

  constructor(
    private readonly tokens: readonly Token[],
    private readonly notes?: MarkdownNotes,
  ) {}

  /** The blocks up to the token that closes what is around them, which is taken as well. */
  until(closing?: string): ChildNode[] {
    const nodes: ChildNode[] = []
    for (let token = this.#next(); token && token.type !== closing; token = this.#next()) {
      const node = this.#block(token)
      if (node) nodes.push(node)
    }
    return nodes
  }

  #next(): Token | undefined {
    const token = this.tokens[this.#position]
    this.#position += 1
    // Cells of tables have no lines, their rows do.
    if (token?.map) this.#firstLine = token.map[0] + 1
    return token
  }

  #inside(opening: Token): ChildNode[] {
    return this.until(opening.type.replace(/open$/, 'close'))
  }

  /** The one line of text in a block. */
  #line(): ChildNode[] {
    const line = this.#next()
    this.#next()
    return inlinesOf(line?.children ?? [], this.notes && { notes: this.notes, line: this.#firstLine })
  }

  #block(token: Token): ChildNode | undefined {
    switch (token.type) {
      case 'heading_open':
        return { type: 'heading', level: Number(token.tag.slice(1)), children: this.#line() }
      case 'paragraph_open':
        return { type: token.hidden ? 'text_block' : 'paragraph', children: this.#line() }
      case 'blockquote_open':
        return { type: 'blockquote', children: this.#inside(token) }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return {
          type: 'list',
          isOrdered: token.tag === 'ol',
          ...startOf(token),
          children: this.#inside(token),
        }
      case 'list_item_open':
        return { type: 'list_item', children: withTask(this.#inside(token)) }
      case 'fence':
      case 'code_block':
        return { type: 'code_block', lang: languageOf(token.info), children: linesOf(token.content) }
      case 'hr':
        return { type: 'break' }
      case 'table_open':
        return this.#table()
      default:
        return undefined
    }
  }

  #table(): ChildNode {
    const rows: ChildNode[] = []
    let alignments: Alignment[] = []
    let cells: ChildNode[] = []
    for (let token = this.#next(); token && token.type !== 'table_close'; token = this.#next()) {
      if (token.type === 'tr_open') cells = []
      if (token.type === 'th_open' || token.type === 'td_open') {
        cells.push({ type: 'table_cell', alignment: alignmentOf(token), children: this.#line() })
      }
      if (token.type !== 'tr_close') continue
      const isHeader = rows.length === 0
      if (isHeader) alignments = cells.map((cell) => (cell.type === 'table_cell' ? cell.alignment : 'none'))
      rows.push({ type: isHeader ? 'table_header' : 'table_row', alignments, children: cells })
    }
    return { type: 'table', alignments, children: rows }
  }
}

function alignmentOf(token: Token): Alignment {
  const [, side] = /text-align:(left|right|center)/.exec(attributeOf(token, 'style')) ?? []
  return (side as Alignment | undefined) ?? 'none'
}

/** Lists that begin with one do not say so. */
function startOf(token: Token): { start?: number } {
  const start = attributeOf(token, 'start')
  return start === '' ? {} : { start: Number(start) }
}

/** The word after the fence; what else stands there is for other tools. */
function languageOf(info: string): string {
  return info.trim().split(/[\s{]/, 1)[0] ?? ''
}

function linesOf(code: string): ChildNode[] {
  return code === '' ? [] : code.split(/(?<=\n)/).map(textNode)
}

const task = /^\[([ xX])\](?:\s+|$)/

/** An item that begins with `[ ]` or `[x]` has a box to tick in their place. */
function withTask(blocks: ChildNode[]): ChildNode[] {
  const [first] = blocks
  if (first?.type !== 'text_block' && first?.type !== 'paragraph') return blocks
  const [text] = first.children
  const found = text?.type === 'text' ? task.exec(text.text) : null
  if (text?.type !== 'text' || !found) return blocks
  text.text = text.text.slice(found[0].length)
  first.children.unshift({ type: 'task_checkbox', checked: found[1] !== ' ' })
  return blocks
}
