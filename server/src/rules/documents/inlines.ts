import type { Token } from 'markdown-it'
import type { InlinePlace } from './markdown-notes'
import { type ChildNode, plainTextOf, textNode } from './nodes'
import { safeTarget } from './targets'

/** What stands in one line of text. HTML is left out: tags, and all of what would be a script or a style. */
export function inlinesOf(tokens: readonly Token[], place?: InlinePlace): ChildNode[] {
  const root: ChildNode[] = []
  const open: ChildNode[][] = [root]
  const add = (node: ChildNode) => open.at(-1)?.push(node)
  const enter = (node: ChildNode & { children: ChildNode[] }) => {
    add(node)
    open.push(node.children)
  }
  let removed: string | undefined

  for (const token of tokens) {
    if (place) noteOf(token, place)
    if (token.type === 'html_inline') {
      const [, slash, name = ''] = /^<(\/?)([a-z]+)/i.exec(token.content) ?? []
      const tag = name.toLowerCase()
      if (tag === 'script' || tag === 'style') removed = slash ? undefined : tag
      else if (tag === 'br') endLine(open.at(-1) ?? root, 'hardBreak')
      continue
    }
    if (removed) continue
    if (token.type === 'text') addText(open.at(-1) ?? root, token.content)
    else if (token.type === 'softbreak') endLine(open.at(-1) ?? root, 'softBreak')
    else if (token.type === 'hardbreak') endLine(open.at(-1) ?? root, 'hardBreak')
    else if (token.type === 'code_inline') add({ type: 'code', children: [textNode(token.content)] })
    else if (token.type === 'image') add(imageOf(token))
    else if (token.type === 'em_open') enter({ type: 'emphasis', level: 1, children: [] })
    else if (token.type === 'strong_open') enter({ type: 'emphasis', level: 2, children: [] })
    else if (token.type === 's_open') enter({ type: 'strikethrough', children: [] })
    else if (token.type === 'link_open') enterLink(token)
    else if (token.nesting === -1) open.pop()
    else addText(open.at(-1) ?? root, token.content)
  }
  return root

  function enterLink(token: Token) {
    const href = safeTarget(attributeOf(token, 'href'), 'link')
    // The words of a removed link stay; they go where the link would have gone.
    if (href === undefined) open.push(open.at(-1) ?? root)
    else enter({ type: 'link', href, ...titleOf(token), children: [] })
  }
}

function noteOf(token: Token, place: InlinePlace): void {
  const { notes, line } = place
  if (token.type === 'softbreak' || token.type === 'hardbreak') place.line += 1
  else if (token.type === 'link_open')
    notes.targets.push({ kind: 'link', target: attributeOf(token, 'href'), line })
  else if (token.type === 'image')
    notes.targets.push({ kind: 'image', target: attributeOf(token, 'src'), line })
}

function addText(nodes: ChildNode[], text: string): void {
  if (text !== '') nodes.push(textNode(text))
}

function endLine(nodes: ChildNode[], kind: 'softBreak' | 'hardBreak'): void {
  const last = nodes.at(-1)
  if (last?.type === 'text' && !last.softBreak && !last.hardBreak) last[kind] = true
  else nodes.push({ ...textNode(''), [kind]: true })
}

function imageOf(token: Token): ChildNode {
  const url = safeTarget(attributeOf(token, 'src'), 'image')
  const alt = plainTextOf(inlinesOf(token.children ?? []))
  return { type: 'image', ...(url === undefined ? {} : { url }), alt, ...titleOf(token) }
}

function titleOf(token: Token): { title?: string } {
  const title = attributeOf(token, 'title')
  return title ? { title } : {}
}

export const attributeOf = (token: Token, name: string): string => String(token.attrGet(name) ?? '')
