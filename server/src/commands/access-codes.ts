import { createAccessCode as create, revokeAccessCode as revoke } from '../rules/access-codes'
import { listAccessCodes as read } from '../store/access-codes'
import { operatorActor } from '../store/audit-log'
import { said, type Command } from './command'
import { listCommand } from './list-command'
import { sayingRefusals } from './refused'
import { inTransaction } from '../store/transactions'

export interface CreateAccessCodeOptions {
  name: string
  /** Default: a random one. */
  code?: string
  /** Addresses that may use it. Default: any number. */
  uses?: number
  /** Days until it expires. Default: never. */
  days?: number
}

/** The one line that is printed is the code, so that a script can take it. */
export const createAccessCode: Command<CreateAccessCodeOptions> = {
  async run(database, { name, code: given, uses, days }) {
    const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * 86_400_000)
    const { record, code } = await sayingRefusals(
      create(database, { name, code: given, maxUses: uses, expiresAt }, operatorActor),
      ({ reason, faults }) => [
        reason === 'taken'
          ? `There is an access code ${name} already, or one with the same code.`
          : faults.some(({ field }) => field === 'code')
            ? 'A code has 8 to 256 characters.'
            : 'The name must be one word of 1 to 64 letters, digits and . _ - characters.',
      ],
    )
    return said(code, { ...record, code })
  },
}

export const listAccessCodes = listCommand({
  read: ({ db }, section) => read(db, section),
  lineOf: ({ name, uses, max_uses, expires_at }) => {
    const expiry = expires_at ? `expires ${expires_at.toISOString()}` : 'never expires'
    return `${name}  used ${uses} of ${max_uses ?? 'any number of'} times  ${expiry}`
  },
  none: () => 'There are no access codes.',
})

export const revokeAccessCode: Command<{ name: string }> = {
  async run({ db }, { name }) {
    await sayingRefusals(
      inTransaction(db, (transaction) => revoke(transaction, name, operatorActor)),
      () => [`There is no access code ${name}.`],
    )
    return said(`The access code ${name} was revoked.`, { name, revoked: true })
  },
}
