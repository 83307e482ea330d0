// Copied from server/src/rules/documents/markup/node-builder.ts by `npm run contract`. Do not edit.

import { alertOrQuote } from './alerts'
import type { Footnote, Footnotes } from './footnotes'
import { finishTab, groupMarkOf, type GroupFault, type GroupKind } from './groups'
import { htmlElements, isRead, removedElements } from './html-elements'
import { htmlPieces, type HtmlPiece } from './html-pieces'
import {
  type Alignment,
  type ChildNode,
  type HolderNode,
  type ImageNode,
  type TableCellNode,
  type TableRowNode,
  textNode,
} from './nodes'
import { finishTable, sizeOf, spanOf, withoutEdges } from './node-shapes'

/** Allowed content of a node: blocks, a line of text, either, or only parts of a list or a table. */
export type Content = 'blocks' | 'line' | 'any' | 'items' | 'rows' | 'cells'

/** A node that is open: what comes next is in it. */
export interface OpenNode {
  readonly node: HolderNode
  readonly content: Content
  /** Of the HTML element that it is. */
  readonly tag?: string
  readonly isMarkdown?: boolean
  readonly alignment?: Alignment
  /** Whether it has the children of the node around it. */
  readonly isSpan?: boolean
  /** Of a group of tabs or steps: what says that it has a fault. */
  readonly report?: (fault: GroupFault) => void
}

export interface BuilderOptions {
  /** Text of HTML without its references, such as `&amp;`. */
  decode(html: string): string
  /** Returns the target of a link or an image; undefined if it could run something. */
  safeTarget(target: string, kind: 'link' | 'image'): string | undefined
  footnotes?: Footnotes
  /** Whether tags that are left out are shown as text, because `<token>` is a word to many authors. Default: false. */
  showsTags?: boolean
  /** @param line - Of the HTML in which it is, from 0. */
  onLeftOut?(what: string, line: number): void
  onTarget?(kind: 'link' | 'image', target: string, line: number): void
  /** Called where a group begins, or ends without a beginning. Returns what is called if it has a fault. */
  onGroup?(kind: GroupKind, line: number): (fault: GroupFault) => void
}

type Tag = Extract<HtmlPiece, { kind: 'tag' }>

/** Deeper than authors nest. */
const mostOpen = 80
const lengthPattern = /^\d{1,4}(?:%|px)?$/

/**
 * Makes a tree of nodes of Markdown and of the HTML in it, which opens and closes in the same order as it was written. HTML is
 * read as browsers do: what is not closed is closed with what is around it, and what was not opened is left out.
 */
export class NodeBuilder {
  readonly #root: ChildNode = { type: 'blockquote', children: [] }
  readonly #open: OpenNode[] = [{ node: this.#root as HolderNode, content: 'blocks' }]
  #removed: string | undefined
  #preformatted: { lang: string; text: string } | undefined
  /** Of the HTML that is read, from 0. */
  #line = 0
  /** Level of the headings that begin the tabs or steps of a group. */
  readonly #partLevels = new Map<HolderNode, number>()
  /** Groups whose end was found. */
  readonly #groupEnds = new Set<HolderNode>()

  constructor(private readonly options: BuilderOptions) {}

  /** Returns the nodes, and closes what is open. */
  end(): ChildNode[] {
    this.endHtml()
    while (this.#open.length > 1) this.#pop()
    return (this.#root as HolderNode).children
  }

  /** Adds the notes that were named, at the end. */
  addFootnotes(read: (note: Footnote) => void): void {
    const { footnotes } = this.options
    if (!footnotes) return
    let list: OpenNode | undefined
    for (const note of footnotes.inOrder()) {
      list ??= this.#openAtEnd()
      const opened = this.openBlock({ type: 'footnote', number: note.number, children: [] }, 'blocks')
      read(note)
      this.close(opened)
    }
    this.close(list)
  }

  #openAtEnd(): OpenNode {
    this.endHtml()
    while (this.#open.length > 1) this.#pop()
    return this.openBlock({ type: 'footnotes', children: [] }, 'blocks')
  }

  get #top(): OpenNode {
    return this.#open.at(-1) as OpenNode
  }

  openBlock(node: HolderNode, content: Content): OpenNode {
    this.#prepareBlock(node.type)
    if (node.type === 'heading') this.#beginPart(node.level)
    const { alignment } = this.#top
    if (alignment && (node.type === 'paragraph' || node.type === 'heading')) node.alignment = alignment
    return this.#enter({ node, content, isMarkdown: true })
  }

  openInline(node: HolderNode): OpenNode {
    this.#prepareLine()
    return this.#enter({ node, content: 'line' })
  }

  /** Opens a link, or only what is in it if its target could run something. */
  openLink(target: string, title = ''): OpenNode {
    this.#prepareLine()
    return this.#enterLink(target, title)
  }

  /** Closes a node and what is open in it. One that HTML has closed is left alone. */
  close(opened: OpenNode | undefined): void {
    if (!opened || !this.#open.includes(opened)) return
    while (this.#top !== opened) this.#pop()
    this.#pop()
  }

  addBlock(node: ChildNode): void {
    this.#prepareBlock(node.type)
    this.#top.node.children.push(node)
  }

  addInline(node: ChildNode): void {
    if (this.#removed) return
    this.#prepareLine()
    this.#top.node.children.push(node)
  }

  addImage(target: string, image: Omit<ImageNode, 'type' | 'url'>): void {
    this.options.onTarget?.('image', target, this.#line)
    const url = this.options.safeTarget(target, 'image')
    this.addInline({ type: 'image', ...(url === undefined ? {} : { url }), ...image })
  }

  /** @param isLiteral - Whether it names no footnote, as `\[^1]` does not. */
  text(text: string, isLiteral = false): void {
    if (this.#removed || text === '') return
    if (this.#preformatted) {
      this.#preformatted.text += text
      return
    }
    this.#prepareLine()
    if (isLiteral || !this.options.footnotes) return this.#addText(text)
    let start = 0
    for (const { index, 0: written, 1: label = '' } of text.matchAll(/\[\^([^\]\s]{1,100})\]/g)) {
      const named = this.options.footnotes.named(label)
      if (!named) continue
      this.#addText(text.slice(start, index))
      this.#top.node.children.push({ type: 'footnote_reference', ...named })
      start = index + written.length
    }
    this.#addText(text.slice(start))
  }

  endLine(kind: 'softBreak' | 'hardBreak'): void {
    if (this.#removed) return
    if (this.#preformatted) {
      this.#preformatted.text += '\n'
      return
    }
    const { children } = this.#top.node
    if (kind === 'softBreak' && (children.length === 0 || this.#top.content !== 'line')) return
    this.#prepareLine()
    const last = this.#top.node.children.at(-1)
    if (last?.type === 'text' && !last.softBreak && !last.hardBreak) last[kind] = true
    else this.#top.node.children.push({ ...textNode(''), [kind]: true })
  }

  /** Reads HTML that may begin or end within an element. */
  html(source: string): void {
    this.#line = 0
    for (const piece of htmlPieces(source)) {
      if (piece.kind === 'text') this.#htmlText(piece.source)
      else if (piece.kind === 'tag') this.#tag(piece)
      else this.#comment(piece.source)
      this.#line += piece.source.split('\n').length - 1
    }
    this.#line = 0
  }

  /** Ends what must end with the paragraph or the block of HTML in which it began: code, and what is removed. */
  endHtml(): void {
    this.#removed = undefined
    this.#endPreformatted()
  }

  #enter(opened: OpenNode): OpenNode {
    if (!opened.isSpan) this.#top.node.children.push(opened.node)
    const entered = { ...opened, alignment: opened.alignment ?? this.#top.alignment }
    this.#open.push(entered)
    return entered
  }

  /** Groups of tabs and steps are written as comments, which other readers of Markdown do not show. */
  #comment(source: string): void {
    const mark = groupMarkOf(source)
    const isIgnored = this.#removed || this.#preformatted || this.#top.content === 'line'
    if (!mark || isIgnored || this.#open.length >= mostOpen) return
    const { kind, isStart } = mark
    const index = this.#open.findLastIndex(({ isMarkdown, report }) => isMarkdown || report)
    const opened = this.#open[index]
    if (!isStart && opened?.node.type !== kind) return this.options.onGroup?.(kind, this.#line)('no-start')
    if (!isStart) {
      while (this.#open.length > index + 1) this.#pop()
      this.#groupEnds.add(this.#top.node)
      return this.#pop()
    }
    this.#prepareBlock('')
    const report = this.options.onGroup?.(kind, this.#line) ?? (() => undefined)
    this.#enter({ node: { type: kind, children: [] }, content: 'blocks', report })
  }

  /** A heading begins a tab or a step, unless it is below the first heading of the group. */
  #beginPart(level: number): void {
    const index = this.#open.length - (this.#top.report ? 1 : 2)
    const group = this.#open[index]
    if (!group?.report || level > (this.#partLevels.get(group.node) ?? level)) return
    if (!this.#partLevels.has(group.node)) this.#partLevels.set(group.node, level)
    while (this.#open.length > index + 1) this.#pop()
    const children: ChildNode[] = []
    const node: HolderNode =
      group.node.type === 'tabs' ? { type: 'tab', label: '', children } : { type: 'step', children }
    this.#enter({ node, content: 'blocks' })
  }

  #pop(): void {
    const { node, isSpan, report } = this.#open.pop() as OpenNode
    if (isSpan) return
    finishTab(node)
    if (report && !this.#groupEnds.has(node)) report('no-end')
    else if (report && !this.#partLevels.has(node)) report('no-heading')
    const { children } = this.#top.node
    if (node.type === 'paragraph' || node.type === 'text_block') {
      withoutEdges(node.children)
      if (node.children.length === 0) children.splice(children.lastIndexOf(node), 1)
    } else if (node.type === 'blockquote') {
      children[children.lastIndexOf(node)] = alertOrQuote(node.children)
    } else if (node.type === 'table') finishTable(node)
    else if (node.type === 'table_cell' || node.type === 'summary') {
      withoutEdges(node.children)
      const [only, ...others] = node.children
      if (only?.type === 'paragraph' && others.length === 0) node.children = only.children
    }
  }

  /** Ends the line that is open. */
  #endLines(): void {
    while (this.#top.content === 'line') this.#pop()
  }

  #prepareBlock(type: string): void {
    this.#endLines()
    const part = type === 'list_item' ? 'items' : /^table_(?:row|header)$/.test(type) ? 'rows' : 'cells'
    if (this.#top.content !== part) this.#openParts()
  }

  /** Opens the items and cells that the content of a list or a table must be in. */
  #openParts(): void {
    if (this.#top.content === 'items')
      this.#enter({ node: { type: 'list_item', children: [] }, content: 'blocks' })
    if (this.#top.content === 'rows') this.#enter({ node: rowNode('table_row'), content: 'cells' })
    if (this.#top.content === 'cells') this.#enter({ node: cellNode(), content: 'any' })
  }

  #prepareLine(): void {
    this.#openParts()
    if (this.#top.content !== 'blocks') return
    const node: HolderNode =
      this.#top.node.type === 'list_item'
        ? { type: 'text_block', children: [] }
        : { type: 'paragraph', ...this.#aligned(), children: [] }
    this.#enter({ node, content: 'line' })
  }

  #aligned(): { alignment?: Alignment } {
    const { alignment } = this.#top
    return alignment === undefined ? {} : { alignment }
  }

  #addText(text: string): void {
    if (text === '') return
    const { children } = this.#top.node
    const last = children.at(-1)
    if (last?.type === 'text' && !last.softBreak && !last.hardBreak) last.text += text
    else children.push(textNode(text))
  }

  #htmlText(source: string): void {
    if (this.#removed) return
    const text = this.options.decode(source)
    if (this.#preformatted) this.#preformatted.text += text
    else if (text.trim() !== '') this.text(text.replace(/\s+/g, ' '))
    // Between blocks white space is nothing, in a line it separates.
    else if (this.#top.content === 'line' || this.#top.content === 'any') this.text(' ', true)
  }

  #tag(tag: Tag): void {
    const { name, isClosing, source } = tag
    if (this.#removed) {
      if (isClosing && name === this.#removed) this.#removed = undefined
      return
    }
    if (this.#preformatted) return this.#tagInCode(tag)
    const element = Object.hasOwn(htmlElements, name) ? htmlElements[name] : undefined
    if (!element) return this.#leaveOut(tag)
    if (isClosing) return this.#closeElement(name)
    for (const attribute of tag.attributes.keys())
      if (!isRead(name, attribute)) this.options.onLeftOut?.(`\`${attribute}\` of \`<${name}>\``, this.#line)
    if (this.#open.length < mostOpen) this.#openElement(tag, element)
    else if (this.options.showsTags) this.text(withoutAttributes(source), true)
  }

  #leaveOut({ name, isClosing, source }: Tag): void {
    if (this.options.showsTags) return this.text(withoutAttributes(source), true)
    if (isClosing) return
    this.options.onLeftOut?.(`\`<${name}>\``, this.#line)
    if (removedElements.has(name) && !source.endsWith('/>')) this.#removed = name
  }

  #openElement(tag: Tag, element: (typeof htmlElements)[string]): void {
    const { name } = tag
    switch (element.as) {
      case 'void':
        return this.#addVoid(tag)
      case 'inline':
        this.#prepareLine()
        this.#enter({ node: element.node(), content: 'line', tag: name })
        return
      case 'span':
        this.#prepareLine()
        this.#enter({ node: this.#top.node, content: this.#top.content, tag: name, isSpan: true })
        return
      case 'link':
        this.#closeElement('a')
        this.#prepareLine()
        this.#enterLink(attributeOf(tag, 'href', this.options), attributeOf(tag, 'title', this.options), name)
        return
      case 'line':
        return this.#openLine(tag, element.node())
      case 'box':
        return this.#openBox(tag)
      case 'blocks':
        this.#prepareBlock('')
        this.#enter({ node: element.node(), content: 'blocks', tag: name })
        return
      default:
        return this.#openStructure(tag, element.as)
    }
  }

  #openLine(tag: Tag, node: HolderNode): void {
    this.#prepareBlock('')
    if (this.#top.node.type === 'summary') {
      this.#enter({ node: { type: 'emphasis', level: 2, children: [] }, content: 'line', tag: tag.name })
      return
    }
    const alignment = alignmentOf(tag) ?? this.#top.alignment
    if (alignment && (node.type === 'paragraph' || node.type === 'heading')) node.alignment = alignment
    this.#enter({ node, content: 'line', tag: tag.name })
    if (tag.name === 'dt')
      this.#enter({ node: { type: 'emphasis', level: 2, children: [] }, content: 'line' })
  }

  #openBox(tag: Tag): void {
    this.#prepareBlock('')
    const { node, content } = this.#top
    const alignment = tag.name === 'center' ? 'center' : alignmentOf(tag)
    this.#enter({ node, content, tag: tag.name, alignment, isSpan: true })
  }

  #openStructure(tag: Tag, as: string): void {
    const { name } = tag
    if (as === 'preformatted') {
      this.#prepareBlock('')
      this.#preformatted = { lang: attributeOf(tag, 'lang', this.options), text: '' }
    } else if (as === 'details') {
      this.#prepareBlock('')
      this.#enter({
        node: { type: 'details', isOpen: tag.attributes.has('open'), children: [] },
        content: 'blocks',
        tag: name,
      })
    } else if (as === 'list') {
      this.#prepareBlock('')
      const start = name === 'ol' ? Number.parseInt(attributeOf(tag, 'start', this.options), 10) : Number.NaN
      const counted = start >= 0 && start <= 999_999_999 && start !== 1 ? { start } : {}
      this.#enter({
        node: { type: 'list', isOrdered: name === 'ol', ...counted, children: [] },
        content: 'items',
        tag: name,
      })
    } else if (as === 'table') {
      this.#prepareBlock('')
      this.#enter({ node: { type: 'table', alignments: [], children: [] }, content: 'rows', tag: name })
    } else this.#openPart(tag, as)
  }

  /** Parts of lists, tables and details end those before them. Elsewhere they are boxes. */
  #openPart(tag: Tag, as: string): void {
    const { name } = tag
    this.#endLines()
    if (as === 'item') this.#closeElement('li', ['list'])
    if (as === 'cell') this.#closeCell()
    if (as === 'row' || as === 'rows') {
      this.#closeElement('tr', ['table'])
      if (this.#top.content === 'cells') this.#pop()
    }
    const { node, content } = this.#top
    if (as === 'summary' && node.type === 'details' && node.children.length === 0)
      this.#enter({ node: { type: 'summary', children: [] }, content: 'any', tag: name })
    else if (as === 'item' && content === 'items')
      this.#enter({ node: { type: 'list_item', children: [] }, content: 'blocks', tag: name })
    else if (as === 'rows' && content === 'rows') this.#enter({ node, content, tag: name, isSpan: true })
    else if (as === 'row' && content === 'rows')
      this.#enter({ node: rowNode('table_row'), content: 'cells', tag: name, alignment: alignmentOf(tag) })
    else if (as === 'cell' && (content === 'cells' || content === 'rows')) this.#openCell(tag)
    else if (as === 'summary') this.#openLine(tag, { type: 'paragraph', children: [] })
    else this.#openBox(tag)
  }

  #closeCell(): void {
    this.#closeElement('td', ['table_row', 'table_header'])
    this.#closeElement('th', ['table_row', 'table_header'])
    this.#endLines()
  }

  #openCell(tag: Tag): void {
    if (this.#top.content === 'rows') this.#enter({ node: rowNode('table_row'), content: 'cells' })
    const row = this.#top.node
    // Of the first row; others are rows whatever their cells are.
    if (row.type === 'table_row' || row.type === 'table_header') {
      const isHeader = tag.name === 'th' && (row.children.length === 0 || row.type === 'table_header')
      row.type = isHeader ? 'table_header' : 'table_row'
    }
    const node: TableCellNode = {
      ...{ type: 'table_cell', alignment: alignmentOf(tag) ?? this.#top.alignment ?? 'none' },
      ...spanOf('colspan', attributeOf(tag, 'colspan', this.options)),
      ...spanOf('rowspan', attributeOf(tag, 'rowspan', this.options)),
      children: [],
    }
    this.#enter({ node, content: 'any', tag: tag.name })
  }

  #addVoid(tag: Tag): void {
    if (tag.name === 'br') this.endLine('hardBreak')
    else if (tag.name === 'hr') this.addBlock({ type: 'break' })
    else if (tag.name === 'img') {
      const attribute = (name: string) => attributeOf(tag, name, this.options)
      for (const name of ['width', 'height'])
        if (attribute(name) !== '' && !lengthPattern.test(attribute(name)))
          this.options.onLeftOut?.(
            `\`${name}\` of \`<img>\`, which is no length such as 200 or 50%,`,
            this.#line,
          )
      this.addImage(attribute('src'), {
        alt: attribute('alt'),
        ...(attribute('title') ? { title: attribute('title') } : {}),
        ...sizeOf('width', attribute('width')),
        ...sizeOf('height', attribute('height')),
      })
    }
  }

  #enterLink(target: string, title: string, tag?: string): OpenNode {
    if (target !== '') this.options.onTarget?.('link', target, this.#line)
    const href = target === '' ? undefined : this.options.safeTarget(target, 'link')
    // The words of a removed link stay; they go where the link would have gone.
    if (href === undefined) return this.#enter({ node: this.#top.node, content: 'line', tag, isSpan: true })
    const node: HolderNode = { type: 'link', href, ...(title ? { title } : {}), children: [] }
    return this.#enter({ node, content: 'line', tag })
  }

  /** @param within - Types of nodes that are not left. */
  #closeElement(name: string, within: readonly string[] = []): void {
    for (let index = this.#open.length - 1; index > 0; index -= 1) {
      const opened = this.#open[index] as OpenNode
      if (opened.tag === name) {
        while (this.#open.length > index) this.#pop()
        return
      }
      // A block of Markdown ends where its Markdown ends.
      if (opened.isMarkdown && opened.content !== 'line') return
      if (!opened.isSpan && within.includes(opened.node.type)) return
    }
  }

  #tagInCode({ name, isClosing, attributes }: Tag): void {
    if (name === 'pre' && isClosing) return this.#endPreformatted()
    if (!this.#preformatted) return
    if (name === 'br') this.#preformatted.text += '\n'
    const [, lang] = /\blanguage-([\w+#-]+)/.exec(attributes.get('class') ?? '') ?? []
    this.#preformatted.lang ||= lang ?? ''
  }

  #endPreformatted(): void {
    if (!this.#preformatted) return
    const { lang, text } = this.#preformatted
    this.#preformatted = undefined
    const code = text.replace(/^\r?\n/, '')
    const lines = code === '' ? [] : (code.endsWith('\n') ? code : `${code}\n`).split(/(?<=\n)/)
    this.addBlock({ type: 'code_block', lang, children: lines.map(textNode) })
  }
}

const rowNode = (type: TableRowNode['type']): HolderNode => ({ type, alignments: [], children: [] })
const cellNode = (): HolderNode => ({ type: 'table_cell', alignment: 'none', children: [] })

const withoutAttributes = (tag: string) => `${/^<\/?[A-Za-z0-9-]+/.exec(tag)?.[0] ?? tag}>`

function attributeOf({ attributes }: Tag, name: string, { decode }: BuilderOptions): string {
  return decode(attributes.get(name) ?? '').trim()
}

function alignmentOf({ attributes }: Tag): Alignment | undefined {
  const value = attributes.get('align')?.toLowerCase()
  return value === 'left' || value === 'right' || value === 'center' ? value : undefined
}
