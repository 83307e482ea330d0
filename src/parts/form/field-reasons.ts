import { capitalize } from '../../lib/capitalize'
import type { FormProblem } from '../form-message/form-problem'

/** `data.full_name`, as servers name a field, gives `fullName`, as forms do. */
const fieldName = (said: string): string =>
  (said.split(/[./]/).at(-1) ?? '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a server has against single fields: reasons by the name of the field. */
export function fieldReasons(problem: FormProblem | undefined): ReadonlyMap<string, string> {
  const refused = problem?.kind === 'refused' ? problem.error.problem?.invalid_parameters : undefined
  const reasons = new Map<string, string>()
  for (const { field, reason } of refused ?? []) {
    const name = fieldName(field)
    if (!reasons.has(name)) reasons.set(name, capitalize(reason))
  }
  return reasons
}
