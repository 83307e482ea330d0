import { capitalize } from './capitalize'
import type { Problem } from './problem'

/** `data.full_name`, as servers name a field, gives `fullName`, as forms do. */
const fieldName = (said: string): string =>
  (said.split(/[./]/).at(-1) ?? '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a server has against single fields: the first reason of each, by the name of the field. */
export function fieldReasons(problem: Problem | undefined): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>()
  for (const { field, reason } of problem?.invalid_parameters ?? []) {
    const name = fieldName(field)
    if (!reasons.has(name)) reasons.set(name, capitalize(reason))
  }
  return reasons
}
