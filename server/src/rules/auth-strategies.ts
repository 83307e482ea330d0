import type { Transaction } from 'kysely'
import { recordChange, type Actor } from '../store/audit-log'
import {
  findStrategy,
  insertStrategy,
  type AuthStrategyRecord,
  type NewStrategy,
} from '../store/auth-strategies'
import type { Schema } from '../store/schema'
import type { CredentialType, StrategyNames } from '../store/settings'
import { languages } from '../texts/texts'
import { isOneLine } from '../lib/one-line'
import { refuseFaults, type FieldFault } from './refusal'
import { takenField } from './unique-values'

/** An auth strategy as it is entered. An absent field is not given. */
export interface StrategyInput {
  name: string
  /** By language, for readers of it; the others see `name`. */
  names?: StrategyNames
  credential_type: CredentialType
  /** Default: apikey. */
  key_names?: readonly string[]
  /** Default: bearer. */
  auth_methods?: readonly string[]
  available_scopes?: readonly string[]
}

export type StrategyField = 'key_names' | 'auth_methods' | 'available_scopes'

/** Fields that only some types of strategies have, in files too. */
const typesOfFields: Readonly<Record<StrategyField, readonly CredentialType[]>> = {
  key_names: ['key_auth'],
  auth_methods: ['client_credentials', 'self_managed_client_credentials'],
  available_scopes: ['client_credentials'],
}

const longestName = 255
const scopePattern = /^[\x21\x23-\x5B\x5D-\x7E]{1,255}$/

/** Whether strategies of a type have a field. */
export function hasField(type: CredentialType, field: StrategyField): boolean {
  return typesOfFields[field].includes(type)
}

/** Returns the strategy as it is stored: defaults filled in, everything once. */
export function completeStrategy(input: StrategyInput): NewStrategy {
  const {
    name,
    names = {},
    credential_type: credentialType,
    key_names,
    auth_methods,
    available_scopes,
  } = input
  const of = (field: StrategyField, values: readonly string[]) =>
    hasField(credentialType, field) ? [...new Set(values)] : []
  return {
    name: name.trim(),
    names: Object.fromEntries(Object.entries(names).map(([language, text]) => [language, text.trim()])),
    credentialType,
    keyNames: of('key_names', key_names ?? ['apikey']),
    authMethods: of('auth_methods', auth_methods ?? ['bearer']),
    availableScopes: available_scopes ? [...new Set(available_scopes)] : null,
  }
}

/** Creates a strategy that no import changes. Throws `Refusal` for faults, and if the name is taken. */
export async function createStrategy(
  db: Transaction<Schema>,
  input: StrategyInput,
  actor: Actor,
): Promise<AuthStrategyRecord> {
  refuseFaults(faultsOf(input))
  const strategy = completeStrategy(input)
  const id = await insertStrategy(db, strategy)
  if (id === undefined) throw takenField('name')
  await recordChange(db, {
    actor,
    action: 'auth-strategy.create',
    subject: id,
    details: { name: strategy.name, credential_type: strategy.credentialType },
  })
  const created = await findStrategy(db, id)
  if (!created) throw new Error('An auth strategy was created and is not there.')
  return created
}

function faultsOf(input: StrategyInput): FieldFault[] {
  const faults = nameFaults('name', input.name)
  for (const [language, text] of Object.entries(input.names ?? {}))
    faults.push(...languageFaults(language), ...nameFaults(`names.${language}`, text))
  for (const field of Object.keys(typesOfFields) as StrategyField[])
    if (input[field] && !hasField(input.credential_type, field))
      faults.push({ field, rule: 'invalid', reason: 'otherType' })
  if (!(input.available_scopes ?? []).every((scope) => scopePattern.test(scope)))
    faults.push({ field: 'available_scopes', rule: 'matches_regex' })
  return faults
}

function nameFaults(field: string, text: string): FieldFault[] {
  const faults: FieldFault[] = []
  if (!isOneLine(text)) faults.push({ field, rule: 'invalid', reason: 'oneLine' })
  if (text.length > longestName) faults.push({ field, rule: 'max_length', maximum: longestName })
  return faults
}

function languageFaults(language: string): FieldFault[] {
  if ((languages as readonly string[]).includes(language)) return []
  return [{ field: `names.${language}`, rule: 'enum', choices: languages }]
}
