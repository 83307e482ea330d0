import { isOneLine } from '../lib/one-line'
import type { FieldFault } from './refusal'

const fields = {
  fullName: { field: 'full_name', longest: 256 },
  preferredName: { field: 'preferred_name', longest: 256 },
  organization: { field: 'organization', longest: 250 },
} as const

/** Returns what is wrong with the names of an account. What is not given is not checked. */
export function nameFaults(names: {
  [Name in keyof typeof fields]?: string | null
}): FieldFault[] {
  return Object.entries(fields).flatMap(([key, { field, longest }]): FieldFault[] => {
    const name = names[key as keyof typeof fields]
    if (name === undefined || name === null || (key === 'preferredName' && name.trim() === '')) return []
    if (name.length > longest) return [{ field, rule: 'max_length', maximum: longest }]
    return isOneLine(name) ? [] : [{ field, rule: 'invalid', reason: 'oneLine' }]
  })
}
