import { isRecord } from '../../lib/is-record'
import type { AlertKind, Alignment, DocumentNode, TextFormat } from './nodes'
import { plainTextOf, textNode } from './nodes'
import { safeTarget } from './safe-target'

// Deeper than any author nests; what lies below is left out, so that a hostile document cannot exhaust the stack.
const MAX_DEPTH = 100

const holders = [
  'text_block',
  'blockquote',
  'list_item',
  'code',
  'strikethrough',
  'table',
  'table_header',
  'table_row',
  'summary',
  'footnotes',
  'tabs',
  'steps',
  'step',
] as const
const alignments: readonly Alignment[] = ['left', 'right', 'center']
const alertKinds: readonly AlertKind[] = ['note', 'tip', 'important', 'warning', 'caution']
const formats: readonly TextFormat[] = ['kbd', 'sub', 'sup', 'mark', 'ins', 'small', 'var', 'q']

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const titleOf = (value: unknown) => (typeof value === 'string' && value ? { title: value } : {})

/** Nodes as a server sends them. What is no node is left out; a node of an unknown kind says so. */
export function readNodes(value: unknown, depth = 0): DocumentNode[] {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return []
  return value.filter(isRecord).map((node) => readNode(node, depth))
}

function readNode(node: Record<string, unknown>, depth: number): DocumentNode {
  const type = textOf(node.type)
  const children = readNodes(node.children, depth + 1)
  const holder = holders.find((name) => name === type)
  if (holder) return { type: holder, children }
  switch (type) {
    case 'heading':
      return { type, level: levelOf(node.level, 6), ...alignedAs(node), children }
    case 'paragraph':
      return { type, ...alignedAs(node), children }
    case 'list':
      return { type, isOrdered: node.isOrdered === true, start: startOf(node.start), children }
    case 'code_block':
      return { type, lang: textOf(node.lang), text: plainTextOf(children) }
    case 'break':
      return { type }
    case 'table_cell':
      return {
        ...{ type, alignment: alignments.find((one) => one === node.alignment) ?? 'none' },
        ...countOf('colspan', node.colspan),
        ...countOf('rowspan', node.rowspan),
        children,
      }
    case 'text':
      return readText(node)
    case 'emphasis':
      return { type, level: levelOf(node.level, 2), children }
    case 'link':
      return { type, href: safeTarget(node.href, 'link'), ...titleOf(node.title), children }
    case 'image':
      return {
        ...{ type, url: safeTarget(node.url, 'image'), alt: textOf(node.alt), ...titleOf(node.title) },
        ...lengthOf('width', node.width),
        ...lengthOf('height', node.height),
      }
    case 'task_checkbox':
      return { type, checked: node.checked === true }
    case 'alert':
      return { type, kind: alertKinds.find((one) => one === node.kind) ?? 'note', children }
    case 'details':
      return { type, isOpen: node.isOpen === true, children }
    case 'tab':
      return { type, label: textOf(node.label), children }
    case 'format': {
      const format = formats.find((one) => one === node.format)
      return format ? { type, format, children } : { type: 'unknown', kind: textOf(node.format), children }
    }
    case 'footnote_reference':
      return { type, number: numberOf(node.number), isFirst: node.isFirst === true }
    case 'footnote':
      return { type, number: numberOf(node.number), children }
    default:
      return { type: 'unknown', kind: type, children: children.length > 0 ? children : textNodesOf(node) }
  }
}

function readText(node: Record<string, unknown>): DocumentNode {
  const lineEnd = node.hardBreak === true ? 'hard' : node.softBreak === true ? 'soft' : undefined
  return { type: 'text', text: textOf(node.text), lineEnd }
}

const textNodesOf = (node: Record<string, unknown>) =>
  textOf(node.text) ? [textNode(textOf(node.text))] : []

function alignedAs({ alignment }: Record<string, unknown>): { alignment?: Alignment } {
  const known = alignments.find((one) => one === alignment)
  return known ? { alignment: known } : {}
}

const lengthOf = (name: 'width' | 'height', value: unknown) =>
  typeof value === 'string' && /^\d{1,4}%?$/.test(value) ? { [name]: value } : {}

// As many as HTML takes.
const countOf = (name: 'colspan' | 'rowspan', value: unknown) =>
  Number.isSafeInteger(value) && Number(value) > 1 ? { [name]: Math.min(Number(value), 1_000) } : {}

const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : 0)

const startOf = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : undefined)

function levelOf(value: unknown, highest: number): number {
  return typeof value === 'number' && value >= 1 ? Math.min(Math.floor(value), highest) : 1
}
