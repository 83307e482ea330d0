import { createStrategy as create, type StrategyInput } from '../rules/auth-strategies'
import type { FieldFault } from '../rules/refusal'
import { operatorActor } from '../store/audit-log'
import { listAllStrategies } from '../store/auth-strategies'
import type { CredentialType, StrategyNames } from '../store/settings'
import { said, type Command } from './command'
import { listCommand } from './list-command'
import { sayingRefusals } from './refused'
import { inTransaction } from '../store/transactions'

export interface CreateStrategyOptions {
  name: string
  /** By language. */
  names?: StrategyNames
  type: CredentialType
  /** Of `key_auth`. Default: apikey. */
  keyNames?: string[]
  /** Of the other types. Default: bearer. */
  authMethods?: string[]
  /** Of `client_credentials`. */
  scopes?: string[]
}

/** A strategy that no import changes. Versions use it by naming it in their `product.yaml`. */
export const createStrategy: Command<CreateStrategyOptions> = {
  async run({ db }, { name, names, type, keyNames, authMethods, scopes }) {
    const input: StrategyInput = {
      name,
      names,
      credential_type: type,
      key_names: keyNames,
      auth_methods: authMethods,
      available_scopes: scopes,
    }
    const strategy = await sayingRefusals(
      inTransaction(db, (transaction) => create(transaction, input, operatorActor)),
      ({ reason, faults }) =>
        reason === 'taken'
          ? [`There is an auth strategy "${name.trim()}" already.`]
          : [...new Set(faults.map((fault) => sentenceOf(fault, type)))],
    )
    return said(`${strategy.name} was created (${strategy.id}).`, { id: strategy.id, name: strategy.name })
  },
}

const optionNames: Readonly<Record<string, string>> = {
  key_names: '--key-name',
  auth_methods: '--auth-method',
  available_scopes: '--scope',
}

function sentenceOf(fault: FieldFault, type: CredentialType): string {
  const { field, rule } = fault
  if (field === 'name') return 'The name must be one line of 1 to 255 characters.'
  if (field.startsWith('names.'))
    return `--name-in takes a language and a name of one line, 1 to 255 characters: de=Schlüssel.${fault.rule === 'enum' ? ` Languages: ${fault.choices.join(', ')}.` : ''}`
  if (rule === 'matches_regex')
    return 'A scope has visible ASCII characters, without spaces, quotes and backslashes.'
  return `${optionNames[field]} is not valid for ${type}.`
}

export const listAuthStrategies = listCommand({
  read: ({ db }, section) => listAllStrategies(db, section),
  lineOf: ({ id, name, names = {}, credential_type, key_names, auth_methods, available_scopes }) => {
    const carried = (key_names ?? auth_methods ?? []).join(', ')
    const scopes = available_scopes ? `  scopes ${available_scopes.join(' ')}` : ''
    const others = Object.entries(names).map(([language, text]) => `  ${language} "${text}"`)
    return `${id}  ${name}  ${credential_type}  ${carried}${scopes}${others.join('')}`
  },
  none: () => 'There are no auth strategies.',
})
