import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx'
import { partsOf, withHtml } from './hide-html'
import type { Content, NodeBuilder, OpenNode } from './markup/node-builder'
import { type Alignment, type ChildNode, type HolderNode, textNode } from './markup/nodes'

type Node = MarkdownToJSX.ASTNode

const blockTypes: ReadonlySet<Node['type']> = new Set([
  RuleType.paragraph,
  RuleType.blockQuote,
  RuleType.orderedList,
  RuleType.unorderedList,
  RuleType.codeBlock,
  RuleType.heading,
  RuleType.breakThematic,
  RuleType.table,
])

/** Reads the tree of the Markdown parser. */
export class SyntaxReader {
  constructor(
    private readonly builder: NodeBuilder,
    /** HTML that signs in the text stand for. */
    private readonly pieces: readonly string[],
  ) {}

  read(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (blockTypes.has(node.type)) this.#block(node)
      else this.#inline(node)
    }
    this.builder.endHtml()
  }

  #block(node: Node): void {
    switch (node.type) {
      case RuleType.heading:
        return this.#line({ type: 'heading', level: node.level, children: [] }, node.children)
      case RuleType.paragraph:
        return this.#paragraph(node.children)
      case RuleType.blockQuote:
        return this.#in({ type: 'blockquote', children: [] }, 'blocks', () => this.#quoted(node))
      case RuleType.orderedList:
      case RuleType.unorderedList:
        return this.#list(node)
      case RuleType.codeBlock:
        return this.builder.addBlock({
          type: 'code_block',
          lang: withHtml(node.lang ?? '', this.pieces),
          children: [textNode(withHtml(node.text, this.pieces))],
        })
      case RuleType.breakThematic:
        return this.builder.addBlock({ type: 'break' })
      case RuleType.table:
        return this.#in({ type: 'table', alignments: [], children: [] }, 'rows', () => this.#rows(node))
      default:
    }
  }

  #in(node: HolderNode, content: Content, read: () => void): void {
    const opened = this.builder.openBlock(node, content)
    read()
    this.builder.endHtml()
    this.builder.close(opened)
  }

  #line(node: HolderNode, children: readonly Node[]): void {
    this.#in(node, 'line', () => children.forEach((child) => this.#inline(child)))
  }

  /** One that is a block of HTML is none. */
  #paragraph(children: readonly Node[]): void {
    const [only, ...others] = children
    const parts =
      only?.type === RuleType.text && others.length === 0 ? [...partsOf(only.text.trim(), this.pieces)] : []
    if (parts.length === 0 || parts.some(({ kind }) => kind !== 'block'))
      return this.#line({ type: 'paragraph', children: [] }, children)
    for (const { source } of parts) this.#htmlBlock(source)
  }

  #htmlBlock(source: string): void {
    this.builder.html(source)
    this.builder.endHtml()
  }

  /** The parser has taken the first line of an alert. */
  #quoted({ alert, children }: MarkdownToJSX.BlockQuoteNode): void {
    if (alert === undefined) return this.read(children)
    const [first, ...others] = children
    const line: Node[] = first?.type === RuleType.paragraph ? first.children : []
    this.#in({ type: 'paragraph', children: [] }, 'line', () => {
      this.builder.text(`[!${alert}]`, true)
      if (line.length > 0) this.builder.endLine('softBreak')
      line.forEach((child) => this.#inline(child))
    })
    this.read(line.length > 0 ? others : children)
  }

  #list(node: MarkdownToJSX.OrderedListNode | MarkdownToJSX.UnorderedListNode): void {
    const isOrdered = node.type === RuleType.orderedList
    const start = node.type === RuleType.orderedList ? node.start : undefined
    const counted = start === undefined || start === 1 ? {} : { start }
    this.#in({ type: 'list', isOrdered, ...counted, children: [] }, 'items', () => {
      for (const item of node.items)
        this.#in({ type: 'list_item', children: [] }, 'blocks', () => this.read(withTask(item)))
    })
  }

  #rows({ header, cells, align }: MarkdownToJSX.TableNode): void {
    const row = (type: 'table_header' | 'table_row', content: readonly Node[][]) =>
      this.#in({ type, alignments: [], children: [] }, 'cells', () => {
        for (const [column, cell] of content.entries()) {
          const alignment: Alignment = align[column] ?? 'none'
          this.#in({ type: 'table_cell', alignment, children: [] }, 'any', () => {
            for (const child of cell) this.#inline(child)
          })
        }
      })
    if (header.length > 0) row('table_header', header)
    for (const content of cells) row('table_row', content)
  }

  #inline(node: Node): void {
    const { builder } = this
    switch (node.type) {
      case RuleType.text:
        return this.#text(node.text)
      case RuleType.breakLine:
        return builder.endLine('hardBreak')
      case RuleType.codeInline:
        return builder.addInline({ type: 'code', children: [textNode(withHtml(node.text, this.pieces))] })
      case RuleType.textFormatted:
        return this.#formatted(node)
      case RuleType.link:
        return this.#within(builder.openLink(this.#target(node.target), node.title ?? ''), node.children)
      case RuleType.image:
        return builder.addImage(this.#target(node.target), {
          alt: withHtml(node.alt ?? '', this.pieces),
          ...(node.title ? { title: node.title } : {}),
        })
      case RuleType.gfmTask:
        return builder.addInline({ type: 'task_checkbox', checked: node.completed })
      default:
        if (blockTypes.has(node.type)) this.#block(node)
    }
  }

  #text(text: string): void {
    for (const { kind, source } of partsOf(text, this.pieces)) {
      if (kind === 'text') this.builder.text(source)
      else this.builder.html(source)
    }
  }

  #formatted({ tag, children }: MarkdownToJSX.FormattedTextNode): void {
    const node = formatted(tag)
    if (node) return this.#within(this.builder.openInline(node), children)
    // GitHub does not know the parser's other marks.
    const mark = tag === 'mark' ? '==' : ''
    this.builder.text(mark)
    for (const child of children) this.#inline(child)
    this.builder.text(mark)
  }

  #within(opened: OpenNode, children: readonly Node[]): void {
    for (const child of children) this.#inline(child)
    this.builder.close(opened)
  }

  /** Of a link: between `<` and `>` it looks like a tag. */
  #target(target: string | null): string {
    return withHtml(target ?? '', this.pieces).replace(/^<([^<>]*)>$/, '$1')
  }
}

function formatted(tag: string): HolderNode | undefined {
  const children: ChildNode[] = []
  if (tag === 'em' || tag === 'strong') return { type: 'emphasis', level: tag === 'em' ? 1 : 2, children }
  return tag === 'del' ? { type: 'strikethrough', children } : undefined
}

/** The box to tick is in the line of text that it is of, without the space after it. */
function withTask(item: readonly Node[]): readonly Node[] {
  const [task, ...others] = item
  if (task?.type !== RuleType.gfmTask) return item
  const [space, ...rest] = others
  const text = space?.type === RuleType.text ? space.text.trimStart() : undefined
  const content: readonly Node[] =
    !space || text === undefined ? others : text === '' ? rest : [{ ...space, text } as Node, ...rest]
  const [first, ...later] = content
  return first?.type === RuleType.paragraph
    ? [{ ...first, children: [task, ...first.children] }, ...later]
    : [task, ...content]
}
