import type { AuthStrategyRecord } from '../store/auth-strategies'
import { isRedirectUri } from './redirect-uri'
import { refuseFaults, type FieldFault } from './refusal'

/** What a developer enters for an application. An absent field is not given. */
export interface ApplicationInput {
  name?: string
  description?: string | null
  redirect_uri?: string | null
  reference_id?: string
  scopes?: string[]
}

const longestUrl = 2048

/**
 * Returns the input as it is stored: strings trimmed, empty ones as null, scopes once each.
 *
 * Throws `Refusal` with every field at fault.
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
  refuseFaults([...textFaults(cleaned), ...scopeFaults(cleaned.scopes, strategy)])
  return cleaned
}

function textFaults({ name, redirect_uri }: ApplicationInput): FieldFault[] {
  const faults: FieldFault[] = []
  if (name === '') faults.push({ field: 'name', rule: 'min_length', minimum: 1 })
  if (redirect_uri && !isRedirectUri(redirect_uri))
    faults.push({ field: 'redirect_uri', rule: 'invalid', reason: 'redirectUri' })
  if (redirect_uri && redirect_uri.length > longestUrl)
    faults.push({ field: 'redirect_uri', rule: 'max_length', maximum: longestUrl })
  return faults
}

/** Returns a fault if the strategy does not offer one of the scopes. */
export function scopeFaults(
  scopes: readonly string[] = [],
  { available_scopes: available = [] }: Pick<AuthStrategyRecord, 'available_scopes'>,
): FieldFault[] {
  if (scopes.every((scope) => available.includes(scope))) return []
  return available.length === 0
    ? [{ field: 'scopes', rule: 'invalid', reason: 'noScopes' }]
    : [{ field: 'scopes', rule: 'enum', choices: available }]
}
