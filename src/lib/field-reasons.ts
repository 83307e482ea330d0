import type { InvalidParameter, Problem } from './problem'

/** `data.full_name`, as servers name a field, gives `fullName`, as forms do. */
export const fieldName = (reported: string): string =>
  (reported.split(/[./]/).at(-1) ?? '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The first reason why a server refused each field, by the name of the field. */
export function fieldReasons(problem: Problem | undefined): ReadonlyMap<string, InvalidParameter> {
  const reasons = new Map<string, InvalidParameter>()
  for (const parameter of problem?.invalid_parameters ?? []) {
    const name = fieldName(parameter.field)
    if (!reasons.has(name)) reasons.set(name, parameter)
  }
  return reasons
}
