import type { AlertKind, ChildNode } from './nodes'

const mark = /^\s*\[!(note|tip|important|warning|caution)\]\s*$/i

/** Returns a quotation as GitHub shows it: one whose first line is `[!NOTE]` and which has text is an alert. */
export function alertOrQuote(children: ChildNode[]): ChildNode {
  const quote: ChildNode = { type: 'blockquote', children }
  const [first, ...others] = children
  if (first?.type !== 'paragraph') return quote
  const [text, ...rest] = first.children
  const [, name] = (text?.type === 'text' && mark.exec(text.text)) || []
  const isLine = text?.type === 'text' && (rest.length === 0 || text.softBreak || text.hardBreak)
  const kept: ChildNode[] = rest.length > 0 ? [{ ...first, children: rest }, ...others] : others
  if (name === undefined || !isLine || kept.length === 0) return quote
  return { type: 'alert', kind: name.toLowerCase() as AlertKind, children: kept }
}
