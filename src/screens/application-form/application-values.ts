import type { Application, ApplicationChanges, AuthStrategy, NewApplication } from '../../api'

/** The values of the form. Empty texts are absent values. */
export interface ApplicationValues {
  readonly name: string
  readonly description: string
  /** ID of the chosen strategy; empty before the choice. */
  readonly authStrategyId: string
  readonly referenceId: string
  readonly redirectUri: string
  readonly scopes: readonly string[]
}

export type FieldName = keyof ApplicationValues

export const noValues: ApplicationValues = {
  name: '',
  description: '',
  authStrategyId: '',
  referenceId: '',
  redirectUri: '',
  scopes: [],
}

export const valuesOf = (application: Application): ApplicationValues => ({
  name: application.name,
  description: application.description ?? '',
  authStrategyId: application.auth_strategy?.id ?? '',
  referenceId: application.reference_id,
  redirectUri: application.redirect_uri ?? '',
  scopes: application.scopes ?? [],
})

const availableScopes = (strategy: AuthStrategy | undefined): readonly string[] =>
  (strategy && 'available_scopes' in strategy && strategy.available_scopes) || []

export interface ShownFields {
  /** `required` where only the developer knows it; an `optional` one is made by the server when it is missing. */
  readonly referenceId: 'optional' | 'required' | undefined
  readonly redirectUri: boolean
  /** None: there is nothing to choose. */
  readonly scopes: readonly string[]
}

const referenceFields = {
  key_auth: 'optional',
  self_managed_client_credentials: 'required',
  client_credentials: undefined,
} as const

/** The fields that a strategy has. Before one is chosen, and for applications without one, there are none. */
export function shownFields(strategy: AuthStrategy | undefined): ShownFields {
  const kind = strategy?.credential_type
  return {
    referenceId: referenceFields[kind ?? 'client_credentials'],
    redirectUri: kind === 'client_credentials' || kind === 'self_managed_client_credentials',
    scopes: kind === 'client_credentials' ? availableScopes(strategy) : [],
  }
}

/**
 * Returns the fields that cannot be empty because of a strategy.
 *
 * @param isNew - An application that is there already has a reference ID, which cannot be emptied.
 */
export function fieldsRequiredBy(strategy: AuthStrategy | undefined, isNew: boolean): 'referenceId'[] {
  const { referenceId } = shownFields(strategy)
  return (isNew ? referenceId === 'required' : referenceId) ? ['referenceId'] : []
}

/** The body of a creation: what the strategy asks for, without what is empty. */
export function newApplicationOf(values: ApplicationValues, strategy: AuthStrategy): NewApplication {
  const shown = shownFields(strategy)
  const [name, description] = [values.name.trim(), values.description.trim()]
  const [referenceId, redirectUri] = [values.referenceId.trim(), values.redirectUri.trim()]
  return {
    name,
    auth_strategy_id: strategy.id,
    ...(description && { description }),
    ...(shown.referenceId && referenceId && { reference_id: referenceId }),
    ...(shown.redirectUri && redirectUri && { redirect_uri: redirectUri }),
    ...(shown.scopes.length > 0 && { scopes: [...values.scopes] }),
  }
}

const isSame = (one: string | readonly string[], other: string | readonly string[]): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? String(one).trim() === String(other).trim()
    : one.length === other.length && one.every((scope) => other.includes(scope))

const fieldNames = Object.keys(noValues) as FieldName[]

/** Fields in which two states differ. */
export const differences = (one: ApplicationValues, other: ApplicationValues): FieldName[] =>
  fieldNames.filter((name) => !isSame(one[name], other[name]))

/** The body of an update: only what differs from the state it is made from; what was emptied is cleared. */
export function changesOf(values: ApplicationValues, base: ApplicationValues): ApplicationChanges {
  const changed = new Set(differences(values, base))
  return {
    ...(changed.has('name') && { name: values.name.trim() }),
    ...(changed.has('description') && { description: values.description.trim() || null }),
    ...(changed.has('referenceId') && { reference_id: values.referenceId.trim() }),
    ...(changed.has('redirectUri') && { redirect_uri: values.redirectUri.trim() || null }),
    ...(changed.has('scopes') && { scopes: [...values.scopes] }),
  }
}

export interface Rebased {
  readonly values: ApplicationValues
  /** Fields that were changed here and elsewhere, and differently; the values here have stayed. */
  readonly contested: readonly FieldName[]
}

/** Applies what was entered here to the values that were saved elsewhere meanwhile. */
export function rebase(own: ApplicationValues, base: ApplicationValues, saved: ApplicationValues): Rebased {
  const touched = new Set(differences(own, base))
  const values = Object.fromEntries(
    fieldNames.map((name) => [name, touched.has(name) ? own[name] : saved[name]]),
  ) as unknown as ApplicationValues
  const elsewhere = new Set(differences(saved, base))
  const contested = differences(values, saved).filter((name) => elsewhere.has(name))
  return { values, contested }
}
