import { newSecret, secretHash } from '../rules/issued-secrets'
import {
  deleteAccessKey,
  findAccessKeyNamed,
  insertAccessKey,
  listAccessKeys,
  type AccessKeyRole,
} from '../store/access-keys'
import { operatorActor, recordChange } from '../store/audit-log'
import { defaultLimit, listed, refuse, said, type Command, type Limited } from './command'

export const accessKeyRoles = ['gateway', 'operator'] as const satisfies readonly AccessKeyRole[]

export interface CreateKeyOptions {
  name: string
  role: AccessKeyRole
  /** Void the key that has the name; without it that is a mistake. */
  replace?: boolean
}

/** The one line that is printed is the key, so that a script can take it. */
export const createKey: Command<CreateKeyOptions> = {
  name: 'keys create',
  async run({ db }, { name, role, replace = false }) {
    if (!isKeyName(name)) refuse('The name must be one word of 1 to 64 letters, digits and . _ - characters.')
    const key = newSecret(role === 'gateway' ? 'gatewayKey' : 'operatorKey')
    await db.transaction().execute(async (transaction) => {
      const existing = await findAccessKeyNamed(transaction, name)
      if (existing && !replace)
        refuse(`There is a key ${name} already; revoke it first, or take its place with --replace.`)
      if (existing) await deleteAccessKey(transaction, existing.id)
      const subject = await insertAccessKey(transaction, { name, role, keyHash: secretHash(key) })
      await recordChange(transaction, {
        actor: operatorActor,
        action: existing ? 'key.replace' : 'key.create',
        subject,
        details: { name, role },
      })
    })
    return said(key, { name, role, key })
  },
}

export const listKeys: Command<Limited> = {
  name: 'keys list',
  async run({ db }, { limit = defaultLimit }) {
    const keys = (await listAccessKeys(db)).map(({ id, name, role, created_at, last_used_at }) => {
      return { id, name, role, created_at, last_used_at }
    })
    return listed(
      keys.slice(0, limit),
      ({ name, role, created_at, last_used_at }) => {
        const used = last_used_at ? `last used ${last_used_at.toISOString()}` : 'never used'
        return `${name}  ${role}  made ${created_at.toISOString()}  ${used}`
      },
      { none: 'There are no keys.', total: keys.length },
    )
  },
}

export const revokeKey: Command<{ name: string }> = {
  name: 'keys revoke',
  async run({ db }, { name }) {
    await db.transaction().execute(async (transaction) => {
      const key = await findAccessKeyNamed(transaction, name)
      if (!key) return refuse(`There is no key ${name}.`)
      await deleteAccessKey(transaction, key.id)
      await recordChange(transaction, {
        actor: operatorActor,
        action: 'key.revoke',
        subject: key.id,
        details: { name, role: key.role },
      })
    })
    return said(`The key ${name} is void.`, { name, revoked: true })
  },
}

function isKeyName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)
}
