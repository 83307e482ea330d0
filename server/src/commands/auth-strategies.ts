import { operatorActor, recordChange } from '../store/audit-log'
import { insertStrategy, listStrategies, type NewStrategy } from '../store/auth-strategies'
import type { CredentialType } from '../store/settings'
import { defaultLimit, listed, refuse, said, type Command, type Limited } from './command'

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
        actor: operatorActor,
        action: 'auth-strategy.create',
        subject: made,
        details: { name: strategy.name, credential_type: strategy.credentialType },
      })
      return made
    })
    return said(`${strategy.name} was created (${id}).`, { id, name: strategy.name })
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

export const listAuthStrategies: Command<Limited> = {
  name: 'auth-strategies list',
  async run({ db }, { limit = defaultLimit }) {
    const { data, total } = await listStrategies(db, { size: limit, number: 1 })
    return listed(
      data,
      ({ id, name, credential_type, key_names, auth_methods, available_scopes }) => {
        const carried = (key_names ?? auth_methods ?? []).join(', ')
        const scopes = available_scopes ? `  scopes ${available_scopes.join(' ')}` : ''
        return `${id}  ${name}  ${credential_type}  ${carried}${scopes}`
      },
      { none: 'There are no auth strategies.', total },
    )
  },
}
