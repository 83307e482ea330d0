import { createAccessKey, revokeAccessKey } from '../rules/access-keys'
import { listAccessKeys } from '../store/access-keys'
import { operatorActor } from '../store/audit-log'
import { said, type Command } from './command'
import { listCommand } from './list-command'
import { momentOf } from './moment'
import { sayingRefusals } from './refused'
import type { AccessKeyRole } from '../store/settings'
import { inTransaction } from '../store/transactions'

export interface CreateKeyOptions {
  name: string
  role: AccessKeyRole
  /** A date, which begins in UTC, or a date and time in ISO 8601. Default: never. */
  expires?: string
  /** Void the key that has the name; without it that is a mistake. */
  replace?: boolean
  /** Folders of the products that a gateway's key is for. Default: all. */
  products?: string[]
}

/** The one line that is printed is the key, so that a script can take it. */
export const createKey: Command<CreateKeyOptions> = {
  async run({ db, changes }, options) {
    const { expires, ...given } = options
    const { name } = given
    const input = { ...given, expiresAt: expires === undefined ? undefined : momentOf(expires) }
    const { key, record } = await sayingRefusals(
      inTransaction(db, (transaction) => createAccessKey(transaction, input, operatorActor)),
      ({ reason, faults }) => [
        reason === 'taken'
          ? `There is a key ${name} already; revoke it first, or replace it with --replace.`
          : faults.some(({ field }) => field === 'expires_at')
            ? 'The time of --expires has passed already.'
            : faults.some(({ field }) => field === 'products')
              ? 'Only a key of the role gateway is for single products, and --products names their folders.'
              : 'The name must be one word of 1 to 64 letters, digits and . _ - characters.',
      ],
    )
    if (given.replace) changes.changed('keys')
    return said(key, { ...record, key })
  },
}

export const listKeys = listCommand({
  read: ({ db }, section) => listAccessKeys(db, section),
  lineOf: ({ name, role, created_at, last_used_at, expires_at, parent, products }) => {
    const used = last_used_at ? `last used ${last_used_at.toISOString()}` : 'never used'
    const end = expires_at ? expiryOf(expires_at) : 'never expires'
    const maker = parent === null ? '' : `  made with ${parent}`
    const scope = products === null ? '' : `  for ${products.join(', ')}`
    return `${name}  ${role}  made ${created_at.toISOString()}  ${used}  ${end}${maker}${scope}`
  },
  none: () => 'There are no keys.',
})

export const revokeKey: Command<{ name: string }> = {
  async run({ db, changes }, { name }) {
    const [, ...others] = await sayingRefusals(
      inTransaction(db, (transaction) => revokeAccessKey(transaction, name, operatorActor)),
      () => [`There is no key ${name}.`],
    )
    changes.changed('keys')
    const made = others.length > 0 ? `So were those that it made: ${others.join(', ')}.` : undefined
    return said([`The key ${name} was revoked.`, ...(made ? [made] : [])], {
      name,
      revoked: true,
      also_revoked: others,
    })
  },
}

function expiryOf(moment: Date): string {
  return `${moment > new Date() ? 'expires' : 'expired'} ${moment.toISOString()}`
}
