import { json, type Answer } from '../../http/answer'
import { Problem } from '../../http/problem'
import type { ApplicationRecord } from '../../store/applications'

/** @throws {Problem} 422 where developers choose no scopes. */
export function grantedScopes({ scopes }: ApplicationRecord): Answer {
  if (!scopes) throw new Problem('scopesUnsupported')
  return json({ scopes })
}
