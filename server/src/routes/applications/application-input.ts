import type { InvalidParameter } from '../../http/invalid-parameters'
import { Problem } from '../../http/problem'
import type { AuthStrategyRecord } from '../../store/auth-strategies'

/** What a developer writes into the form, as it comes. */
export interface ApplicationInput {
  name?: string
  description?: string | null
  redirect_uri?: string | null
  reference_id?: string
  scopes?: string[]
}

const longestAddress = 2048
/** Addresses that run in a page instead of leading to one. */
const scriptAddress = /^(javascript|data|vbscript):/i

/**
 * The input as it is stored: texts without white space around them, empty ones as none. What was not given stays absent.
 *
 * @throws {Problem} 400 that names every field at fault.
 */
export function cleanInput(input: ApplicationInput, strategy: AuthStrategyRecord): ApplicationInput {
  const { name, description, redirect_uri, reference_id, scopes } = input
  const cleaned = {
    ...(name === undefined ? {} : { name: name.replace(/[\s\p{Cc}]+/gu, ' ').trim() }),
    ...(description === undefined ? {} : { description: description?.trim() || null }),
    ...(redirect_uri === undefined ? {} : { redirect_uri: redirect_uri?.trim() || null }),
    ...(reference_id === undefined ? {} : { reference_id: reference_id.trim() }),
    ...(scopes === undefined ? {} : { scopes: [...new Set(scopes)] }),
  }
  const faults = [...faultsOf(cleaned), ...scopeFaults(cleaned.scopes, strategy)]
  if (faults.length > 0) throw new Problem('invalidRequest', { invalidParameters: faults })
  return cleaned
}

function faultsOf({ name, redirect_uri }: ApplicationInput): InvalidParameter[] {
  const faults: InvalidParameter[] = []
  if (name === '') faults.push({ field: 'name', source: 'body', rule: 'min_length', minimum: 1 })
  if (redirect_uri && scriptAddress.test(redirect_uri))
    faults.push({ field: 'redirect_uri', source: 'body', rule: 'invalid', reason: 'url' })
  if (redirect_uri && redirect_uri.length > longestAddress)
    faults.push({ field: 'redirect_uri', source: 'body', rule: 'max_length', maximum: longestAddress })
  return faults
}

/** Scopes that the strategy does not offer. */
export function scopeFaults(
  scopes: readonly string[] = [],
  { available_scopes: available = [] }: Pick<AuthStrategyRecord, 'available_scopes'>,
): InvalidParameter[] {
  if (scopes.every((scope) => available.includes(scope))) return []
  return available.length === 0
    ? [{ field: 'scopes', source: 'body', rule: 'invalid', reason: 'noScopes' }]
    : [{ field: 'scopes', source: 'body', rule: 'enum', choices: available }]
}
