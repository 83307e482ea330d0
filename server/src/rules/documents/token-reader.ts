import type { Token } from 'markdown-it'
import type { Content, NodeBuilder, OpenNode } from './markup/node-builder'
import { type Alignment, type ChildNode, type HolderNode, textNode } from './markup/nodes'

/** Reads the flat row of tokens of the parser, in which what contains others opens and closes. */
export class TokenReader {
  readonly #open: (OpenNode | undefined)[] = []
  #isInTableHead = false

  /** @param place - Gets the line of the source that is read, counted from 1. */
  constructor(
    private readonly builder: NodeBuilder,
    private readonly place: { line: number },
    private readonly altOf: (tokens: readonly Token[]) => string,
    /** Called with each code block between fences. */
    private readonly onFence?: (lang: string, code: string) => void,
  ) {}

  /** @param firstLine - Of the text that the tokens are of. */
  read(tokens: readonly Token[], firstLine = 1): void {
    for (const token of tokens) {
      // Cells of tables have no lines, their rows do.
      if (token.map) this.place.line = firstLine + token.map[0]
      this.#block(token)
    }
  }

  #block(token: Token): void {
    if (token.type === 'inline') return this.#inlines(token.children ?? [])
    if (token.type === 'thead_open' || token.type === 'thead_close') {
      this.#isInTableHead = token.type === 'thead_open'
      return
    }
    const opened = this.#opened(token)
    if (opened) this.#open.push(this.builder.openBlock(...opened))
    else if (token.nesting === -1 && token.type !== 'tbody_close') this.#close(token)
    else if (token.type === 'fence' || token.type === 'code_block') {
      const lang = languageOf(token.info)
      if (token.type === 'fence') this.onFence?.(lang, token.content)
      this.builder.addBlock({ type: 'code_block', lang, children: linesOf(token.content) })
    } else if (token.type === 'hr') this.builder.addBlock({ type: 'break' })
    else if (token.type === 'html_block') {
      this.builder.html(token.content)
      this.builder.endHtml()
    }
  }

  #close(token: Token): void {
    const opened = this.#open.pop()
    if (opened && token.type === 'list_item_close') opened.node.children = withTask(opened.node.children)
    this.builder.close(opened)
  }

  #opened(token: Token): [HolderNode, Content] | undefined {
    const children: ChildNode[] = []
    switch (token.type) {
      case 'heading_open':
        return [{ type: 'heading', level: Number(token.tag.slice(1)), children }, 'line']
      case 'paragraph_open':
        return [{ type: token.hidden ? 'text_block' : 'paragraph', children }, 'line']
      case 'blockquote_open':
        return [{ type: 'blockquote', children }, 'blocks']
      case 'bullet_list_open':
      case 'ordered_list_open':
        return [{ type: 'list', isOrdered: token.tag === 'ol', ...startOf(token), children }, 'items']
      case 'list_item_open':
        return [{ type: 'list_item', children }, 'blocks']
      case 'table_open':
        return [{ type: 'table', alignments: [], children }, 'rows']
      case 'tr_open':
        return [
          { type: this.#isInTableHead ? 'table_header' : 'table_row', alignments: [], children },
          'cells',
        ]
      case 'th_open':
      case 'td_open':
        return [{ type: 'table_cell', alignment: alignmentOf(token), children }, 'any']
      default:
        return undefined
    }
  }

  #inlines(tokens: readonly Token[]): void {
    for (const token of tokens) this.#inline(token)
    this.builder.endHtml()
  }

  #inline(token: Token): void {
    const { builder } = this
    if (token.nesting === 1) this.#open.push(this.#openedInline(token))
    else if (token.nesting === -1) builder.close(this.#open.pop())
    else if (token.type === 'text') builder.text(token.content)
    else if (token.type === 'softbreak' || token.type === 'hardbreak') {
      builder.endLine(token.type === 'softbreak' ? 'softBreak' : 'hardBreak')
      this.place.line += 1
    } else if (token.type === 'code_inline')
      builder.addInline({ type: 'code', children: [textNode(token.content)] })
    else if (token.type === 'html_inline') builder.html(token.content)
    else if (token.type === 'image') {
      const title = attributeOf(token, 'title')
      builder.addImage(attributeOf(token, 'src'), {
        alt: this.altOf(token.children ?? []),
        ...(title ? { title } : {}),
      })
    } else builder.text(token.content, true)
  }

  #openedInline(token: Token): OpenNode | undefined {
    const children: ChildNode[] = []
    switch (token.type) {
      case 'em_open':
        return this.builder.openInline({ type: 'emphasis', level: 1, children })
      case 'strong_open':
        return this.builder.openInline({ type: 'emphasis', level: 2, children })
      case 's_open':
        return this.builder.openInline({ type: 'strikethrough', children })
      case 'link_open':
        return this.builder.openLink(attributeOf(token, 'href'), attributeOf(token, 'title'))
      default:
        return undefined
    }
  }
}

const attributeOf = (token: Token, name: string): string => String(token.attrGet(name) ?? '')

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
  if (text.text === '') first.children.shift()
  first.children.unshift({ type: 'task_checkbox', checked: found[1] !== ' ' })
  return blocks
}
