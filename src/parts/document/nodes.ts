import type { Alignment, AlertKind, TextFormat } from './markup/nodes'

export type { Alignment, AlertKind, TextFormat }

interface Holder {
  readonly children: readonly DocumentNode[]
}

export interface TextNode {
  readonly type: 'text'
  readonly text: string
  /** `soft`: a space stands between this line and the next; `hard`: a line break. */
  readonly lineEnd?: 'soft' | 'hard'
}

export interface HeadingNode extends Holder {
  readonly type: 'heading'
  readonly level: number
  readonly alignment?: Alignment
}

export interface CodeBlockNode {
  readonly type: 'code_block'
  readonly lang: string
  readonly text: string
}

/** One of the alternatives among which a reader chooses. */
export interface TabNode extends Holder {
  readonly type: 'tab'
  readonly label: string
}

/** One step of a guide. The first of its children is its heading. */
export interface StepNode extends Holder {
  readonly type: 'step'
}

export interface LinkNode extends Holder {
  readonly type: 'link'
  /** Absent where following it could run something. */
  readonly href?: string
  readonly title?: string
}

export interface ImageNode {
  readonly type: 'image'
  /** Absent where loading it could run something. */
  readonly url?: string
  readonly alt: string
  readonly title?: string
  /** In pixels, or with `%`. */
  readonly width?: string
  readonly height?: string
}

/** Blocks and inline pieces of a document, whichever format it came in. Nothing in them can run. */
export type DocumentNode =
  | HeadingNode
  | (Holder & {
      readonly type:
        | 'text_block'
        | 'blockquote'
        | 'list_item'
        | 'code'
        | 'strikethrough'
        | 'table'
        | 'table_header'
        | 'table_row'
        | 'summary'
        | 'footnotes'
        | 'tabs'
        | 'steps'
    })
  | TabNode
  | StepNode
  | (Holder & { readonly type: 'paragraph'; readonly alignment?: Alignment })
  | (Holder & { readonly type: 'alert'; readonly kind: AlertKind })
  | (Holder & { readonly type: 'details'; readonly isOpen: boolean })
  | (Holder & { readonly type: 'format'; readonly format: TextFormat })
  | (Holder & { readonly type: 'footnote'; readonly number: number })
  | {
      readonly type: 'footnote_reference'
      readonly number: number
      /** Whether it is the first that names its note. */
      readonly isFirst: boolean
    }
  | (Holder & { readonly type: 'list'; readonly isOrdered: boolean; readonly start?: number })
  | CodeBlockNode
  | { readonly type: 'break' }
  | (Holder & {
      readonly type: 'table_cell'
      readonly alignment: Alignment
      readonly colspan?: number
      readonly rowspan?: number
    })
  | TextNode
  | (Holder & { readonly type: 'emphasis'; readonly level: number })
  | LinkNode
  | ImageNode
  | { readonly type: 'task_checkbox'; readonly checked: boolean }
  /** Of a kind that we do not know; what it holds is shown. */
  | (Holder & { readonly type: 'unknown'; readonly kind: string })

export const textNode = (text: string): TextNode => ({ type: 'text', text })

/** The words of some nodes without their form. */
export function plainTextOf(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.text + (node.lineEnd ? ' ' : '')
      if (node.type === 'image') return node.alt
      if (node.type === 'tab') return `${node.label} ${plainTextOf(node.children)}`
      return 'children' in node ? plainTextOf(node.children) : ''
    })
    .join('')
}
