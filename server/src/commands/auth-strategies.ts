import { recordChange } from '../store/audit-log'
import { insertStrategy, listStrategies, type NewStrategy } from '../store/auth-strategies'
import type { CredentialType } from '../store/settings'
import { refuse, type Command } from './command'

export const credentialTypes = [
  'key_auth',
  'client_credentials',
  'self_managed_client_credentials',
] as const satisfies readonly CredentialType[]

export interface CreateStrategyOptions {
  name: string
  type: CredentialType
  /** Of `key_auth`. Default: apikey. */
  keyNames?: string[]
  /** Of the other types. Default: bearer. */
  authMethods?: string[]
  /** Of `client_credentials`. */
  scopes?: string[]
}

const mostLines = 1000
const scopePattern = /^[\x21\x23-\x5B\x5D-\x7E]{1,255}$/

/** A strategy that no import touches. Versions use it by naming it in their `product.yaml`. */
export const createStrategy: Command<CreateStrategyOptions> = {
  name: 'auth-strategies create',
  async run({ db }, options) {
    const strategy = strategyOf(options)
    const id = await db.transaction().execute(async (transaction) => {
      const made = await insertStrategy(transaction, strategy)
      if (made === undefined) return refuse(`There is an auth strategy "${strategy.name}" already.`)
      await recordChange(transaction, {
        actor: 'operator',
        action: 'auth-strategy.create',
        subject: made,
        details: { name: strategy.name, credential_type: strategy.credentialType },
      })
      return made
    })
    return [`${strategy.name} was created (${id}).`]
  },
}

/** @throws {CommandRefused} when an option makes no sense for the type, as in portal.yaml. */
function strategyOf({ name, type, keyNames, authMethods, scopes }: CreateStrategyOptions): NewStrategy {
  if (!/\S/.test(name) || name.length > 255 || /\p{Cc}/u.test(name))
    refuse('The name must be one line of 1 to 255 characters.')
  const isKey = type === 'key_auth'
  if (keyNames && !isKey) refuse(`--key-name has no meaning for ${type}.`)
  if (authMethods && isKey) refuse(`--auth-method has no meaning for ${type}.`)
  if (scopes && type !== 'client_credentials') refuse(`--scope has no meaning for ${type}.`)
  const wrong = scopes?.find((scope) => !scopePattern.test(scope))
  if (wrong !== undefined)
    refuse(`"${wrong}" is no scope: use visible ASCII characters without spaces, quotes and backslashes.`)
  return {
    name: name.trim(),
    credentialType: type,
    keyNames: isKey ? [...new Set(keyNames ?? ['apikey'])] : [],
    authMethods: isKey ? [] : [...new Set(authMethods ?? ['bearer'])],
    availableScopes: scopes ? [...new Set(scopes)] : null,
  }
}

export const listAuthStrategies: Command<object> = {
  name: 'auth-strategies list',
  async run({ db }) {
    const { data } = await listStrategies(db, { size: mostLines, number: 1 })
    if (data.length === 0) return ['There are no auth strategies.']
    return data.map(({ id, name, credential_type, key_names, auth_methods, available_scopes }) => {
      const carried = (key_names ?? auth_methods ?? []).join(', ')
      const scopes = available_scopes ? `  scopes ${available_scopes.join(' ')}` : ''
      return `${id}  ${name}  ${credential_type}  ${carried}${scopes}`
    })
  },
}
