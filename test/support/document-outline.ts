import type { DocumentNode } from '../../src/parts/document/nodes'

/**
 * Nodes in one line, such as `heading 1(text)`: what is the same in both formats of a document, whatever pieces its lines of text come in.
 * `⏎` is a line break.
 */
export function outline(nodes: readonly DocumentNode[]): string {
  const parts: string[] = []
  let line = ''
  const endLine = () => {
    if (line.trim() !== '') parts.push(line.trim().replace(/\s+/g, ' '))
    line = ''
  }
  for (const node of nodes) {
    if (node.type === 'text') {
      line += node.text + (node.lineEnd === 'hard' ? '⏎' : node.lineEnd ? ' ' : '')
      continue
    }
    endLine()
    parts.push(outlineOf(node))
  }
  endLine()
  return parts.join(' ')
}

function outlineOf(node: Exclude<DocumentNode, { type: 'text' }>): string {
  if (node.type === 'code_block') return `code_block ${node.lang}(${JSON.stringify(node.text.trimEnd())})`
  const { type, ...rest } = node
  const values = Object.entries(rest)
    .filter(([name, value]) => name !== 'children' && !isUsual(name, value))
    .map(([name, value]) => `${name}=${String(value)}`)
  const head = [type, ...values].join(' ')
  return 'children' in node ? `${head}(${outline(node.children)})` : head
}

const isUsual = (name: string, value: unknown): boolean =>
  value === undefined || value === false || value === 'none' || (name === 'start' && value === 1)
