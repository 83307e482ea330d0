import { type ChildNode, plainTextOf } from './nodes'

export type GroupKind = 'tabs' | 'steps'

/** A fault of a group, which is shown as far as it goes. */
export type GroupFault = 'no-end' | 'no-start' | 'no-heading'

const mark = /^<!--\s*(tabs|steps):(start|end)\s*-->$/

/** Reads a comment at which a group of tabs or steps begins or ends. */
export function groupMarkOf(comment: string): { kind: GroupKind; isStart: boolean } | undefined {
  const [, kind, edge] = mark.exec(comment.trim()) ?? []
  return kind === undefined ? undefined : { kind: kind as GroupKind, isStart: edge === 'start' }
}

/** Gives a tab the words of the heading that it begins with. */
export function finishTab(tab: ChildNode): void {
  if (tab.type !== 'tab') return
  const heading = tab.children.shift()
  tab.label = heading?.type === 'heading' ? plainTextOf(heading.children).replace(/\s+/g, ' ').trim() : ''
}
