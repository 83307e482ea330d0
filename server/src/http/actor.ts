import type { Actor } from '../store/audit-log'
import type { Circumstances } from './circumstances'
import { Problem } from './problem'

/** Who calls, as the audit log names them. */
export function actorOf({ caller, accessKey }: Pick<Circumstances, 'caller' | 'accessKey'>): Actor {
  if (caller) return `developer:${caller.developer.id}`
  if (accessKey) return `key:${accessKey.name}`
  throw new Problem('sessionRequired')
}
