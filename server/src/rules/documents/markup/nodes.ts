/** A document as blocks and inline pieces, in the shape of the wire contract. */
export interface DocumentNode {
  type: 'document'
  version: '1'
  children: ChildNode[]
}

export type Alignment = 'left' | 'right' | 'center' | 'none'
export type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution'
/** Inline elements of HTML that give a text a form and nothing else. */
export type TextFormat = 'kbd' | 'sub' | 'sup' | 'mark' | 'ins' | 'small' | 'var' | 'q'

export interface HeadingNode {
  type: 'heading'
  level: number
  alignment?: Alignment
  children: ChildNode[]
}

export interface TableRowNode {
  type: 'table_header' | 'table_row'
  alignments: Alignment[]
  children: ChildNode[]
}

export interface TableCellNode {
  type: 'table_cell'
  alignment: Alignment
  colspan?: number
  rowspan?: number
  children: ChildNode[]
}

export interface ImageNode {
  type: 'image'
  url?: string
  alt: string
  title?: string
  /** In pixels, or with `%`. */
  width?: string
  height?: string
}

export type ChildNode =
  | HeadingNode
  | { type: 'paragraph'; alignment?: Alignment; children: ChildNode[] }
  | { type: 'text_block' | 'blockquote' | 'list_item'; children: ChildNode[] }
  | { type: 'list'; isOrdered: boolean; start?: number; children: ChildNode[] }
  | { type: 'code_block'; lang: string; children: ChildNode[] }
  | { type: 'break' }
  | { type: 'table'; alignments: Alignment[]; children: ChildNode[] }
  | TableRowNode
  | TableCellNode
  | TextNode
  | { type: 'code' | 'strikethrough'; children: ChildNode[] }
  | { type: 'emphasis'; level: 1 | 2; children: ChildNode[] }
  | { type: 'link'; href: string; title?: string; children: ChildNode[] }
  | ImageNode
  | { type: 'task_checkbox'; checked: boolean }
  | { type: 'alert'; kind: AlertKind; children: ChildNode[] }
  | { type: 'details'; isOpen: boolean; children: ChildNode[] }
  | { type: 'summary'; children: ChildNode[] }
  | { type: 'format'; format: TextFormat; children: ChildNode[] }
  | { type: 'footnote_reference'; number: number; isFirst: boolean }
  | { type: 'footnotes'; children: ChildNode[] }
  | { type: 'footnote'; number: number; children: ChildNode[] }
  | { type: 'tabs' | 'steps' | 'step'; children: ChildNode[] }
  | { type: 'tab'; label: string; children: ChildNode[] }

export interface TextNode {
  type: 'text'
  text: string
  /** A line break follows. */
  hardBreak?: boolean
  /** The source line ended here. */
  softBreak?: boolean
}

export type HolderNode = Extract<ChildNode, { children: ChildNode[] }>

export const textNode = (text: string): TextNode => ({ type: 'text', text })

/** The words of some nodes without their form; blocks and lines stand apart. */
export function plainTextOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.text + (node.softBreak || node.hardBreak ? ' ' : '')
      if (node.type === 'image') return node.alt
      if (node.type === 'tab') return `${node.label} ${plainTextOf(node.children)} `
      if (!('children' in node)) return ''
      return inline.has(node.type) ? plainTextOf(node.children) : `${plainTextOf(node.children)} `
    })
    .join('')
}

const inline: ReadonlySet<string> = new Set(['code', 'strikethrough', 'emphasis', 'link', 'format'])
