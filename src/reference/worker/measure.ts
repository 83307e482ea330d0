import { DescriptionError } from '../protocol/failure'
import type { ReferenceLimits } from '../protocol/messages'

type Limits = Pick<ReferenceLimits, 'maxNodes' | 'maxDepth'>

const beyond = (code: 'too-many-nodes' | 'too-deep', limit: number) =>
  new DescriptionError({ code, values: { limit: String(limit) } })

/**
 * Refuses documents that would exhaust memory or the stack later on. Aliases of YAML make one object stand in many places, so
 * what is counted is the tree they spell out, each object once.
 *
 * @throws {DescriptionError} `too-many-nodes`, `too-deep`.
 */
export function measure(root: unknown, { maxNodes, maxDepth }: Limits, mayShare: boolean): void {
  const sizes = new Map<object, number>()

  function sizeOf(value: unknown, depth: number): number {
    if (typeof value !== 'object' || value === null) return 1
    if (depth > maxDepth) throw beyond('too-deep', maxDepth)
    const known = mayShare ? sizes.get(value) : undefined
    if (known !== undefined) return known
    // Something that contains itself never ends.
    if (mayShare) sizes.set(value, Number.POSITIVE_INFINITY)
    let size = 1
    for (const key in value) size += sizeOf((value as Record<string, unknown>)[key], depth + 1)
    if (size > maxNodes) throw beyond('too-many-nodes', maxNodes)
    if (mayShare) sizes.set(value, size)
    return size
  }

  sizeOf(root, 1)
}
