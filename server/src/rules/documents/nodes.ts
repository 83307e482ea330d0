/** A document as blocks and inline pieces, in the shape of the wire contract. */
export interface DocumentNode {
  type: 'document'
  version: '1'
  children: ChildNode[]
}

export type Alignment = 'left' | 'right' | 'center' | 'none'

export type ChildNode =
  | { type: 'heading'; level: number; children: ChildNode[] }
  | { type: 'paragraph' | 'text_block' | 'blockquote' | 'list_item'; children: ChildNode[] }
  | { type: 'list'; isOrdered: boolean; start?: number; children: ChildNode[] }
  | { type: 'code_block'; lang: string; children: ChildNode[] }
  | { type: 'break' }
  | { type: 'table' | 'table_header' | 'table_row'; alignments: Alignment[]; children: ChildNode[] }
  | { type: 'table_cell'; alignment: Alignment; children: ChildNode[] }
  | TextNode
  | { type: 'code' | 'strikethrough'; children: ChildNode[] }
  | { type: 'emphasis'; level: 1 | 2; children: ChildNode[] }
  | { type: 'link'; href: string; title?: string; children: ChildNode[] }
  | { type: 'image'; url?: string; alt: string; title?: string }
  | { type: 'task_checkbox'; checked: boolean }

export interface TextNode {
  type: 'text'
  text: string
  /** A line break follows. */
  hardBreak?: boolean
  /** The source line ended here. */
  softBreak?: boolean
}

export const textNode = (text: string): TextNode => ({ type: 'text', text })

/** The words of some nodes without their form; blocks and lines stand apart. */
export function plainTextOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.text + (node.softBreak || node.hardBreak ? ' ' : '')
      if (node.type === 'image') return node.alt
      if (!('children' in node)) return ''
      return inline.has(node.type) ? plainTextOf(node.children) : `${plainTextOf(node.children)} `
    })
    .join('')
}

const inline: ReadonlySet<string> = new Set(['code', 'strikethrough', 'emphasis', 'link'])
