import { createLowlight } from 'lowlight'
import { createElement, type ReactNode } from 'react'
import type { Grammar } from './grammars'

const lowlight = createLowlight()
type Tree = ReturnType<typeof lowlight.highlight>['children'][number]

/** Code with its words marked by what they are. */
export async function highlighted(code: string, { name, load }: Grammar): Promise<ReactNode> {
  if (!lowlight.registered(name)) lowlight.register(name, (await load()).default)
  return lowlight.highlight(name, code, { prefix: 'pe-hl-' }).children.map(render)
}

function render(node: Tree, key: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { className } = node.properties
  const classes = Array.isArray(className) ? className.join(' ') : undefined
  return createElement('span', { key, className: classes }, node.children.map(render))
}
