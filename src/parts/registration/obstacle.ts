import type { Registration } from '../../api'

/** Why something is not to be chosen: how its registration stands, or `impossible`. */
export type Obstacle = Registration['status'] | 'impossible'

const order: readonly (Obstacle | undefined)[] = [
  undefined,
  'pending',
  'approved',
  'rejected',
  'revoked',
  'impossible',
]

/** Returns what may be chosen first, then the rest by its obstacle; otherwise in the order given. */
export const sortedByObstacle = <T extends { readonly obstacle: Obstacle | undefined }>(
  items: readonly T[],
): T[] => items.toSorted((one, other) => order.indexOf(one.obstacle) - order.indexOf(other.obstacle))
