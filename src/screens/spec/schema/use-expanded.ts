import type { SchemaNode } from '../../../reference'
import { type Remote, useAsync } from '../../../state'
import { useOpenReference } from '../reading/reference-context'

/** A node with its children, which are loaded where they did not come with it. */
export function useExpanded(node: SchemaNode): Remote<SchemaNode> {
  const { engine } = useOpenReference()
  const isHere = node.children !== undefined || !node.hasChildren
  const loaded = useAsync(
    async (signal) => (isHere ? node : engine.schema(node.pointer, { signal })),
    [engine, node, isHere],
  )
  return isHere ? { status: 'ready', data: node, refreshing: false } : loaded
}
