import { createAccessKey, revokeAccessKey } from '../rules/access-keys'
import { listAccessKeys } from '../store/access-keys'
import { operatorActor } from '../store/audit-log'
import { said, type Command } from './command'
import { listCommand } from './list-command'
import { sayingRefusals } from './refused'
import type { AccessKeyRole } from '../store/settings'

export interface CreateKeyOptions {
  name: string
  role: AccessKeyRole
  /** Void the key that has the name; without it that is a mistake. */
  replace?: boolean
}

/** The one line that is printed is the key, so that a script can take it. */
export const createKey: Command<CreateKeyOptions> = {
  async run({ db }, options) {
    const { name, role } = options
    const { key } = await sayingRefusals(
      db.transaction().execute((transaction) => createAccessKey(transaction, options, operatorActor)),
      ({ reason }) => [
        reason === 'taken'
          ? `There is a key ${name} already; revoke it first, or replace it with --replace.`
          : 'The name must be one word of 1 to 64 letters, digits and . _ - characters.',
      ],
    )
    return said(key, { name, role, key })
  },
}

export const listKeys = listCommand({
  read: ({ db }, page) => listAccessKeys(db, page),
  lineOf: ({ name, role, created_at, last_used_at }) => {
    const used = last_used_at ? `last used ${last_used_at.toISOString()}` : 'never used'
    return `${name}  ${role}  made ${created_at.toISOString()}  ${used}`
  },
  none: () => 'There are no keys.',
})

export const revokeKey: Command<{ name: string }> = {
  async run({ db }, { name }) {
    await sayingRefusals(
      db.transaction().execute((transaction) => revokeAccessKey(transaction, name, operatorActor)),
      () => [`There is no key ${name}.`],
    )
    return said(`The key ${name} was revoked.`, { name, revoked: true })
  },
}
