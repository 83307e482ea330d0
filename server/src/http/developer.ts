import type { DeveloperRecord } from '../store/developers'
import type { Call, Input } from './operation'
import { Problem } from './problem'

/** Who calls, where only developers may. */
export function developerOf({ caller }: Pick<Call<Input>, 'caller'>): DeveloperRecord {
  if (!caller) throw new Problem('sessionRequired')
  return caller.developer
}
