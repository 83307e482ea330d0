import { Problem } from '../../http/problem'
import type { ApplicationRecord } from '../../store/applications'

/** @throws {Problem} 409 for an application whose keys somebody else keeps. */
export function assertKeysAreKept({ auth_strategy }: ApplicationRecord): void {
  if (auth_strategy.credential_type !== 'key_auth') throw new Problem('keysElsewhere')
}
