import { reviewed } from '../rules/accounts'
import { listAccounts, type ReviewedAccount } from '../store/accounts'
import type { AccountKind, AccountStatus } from '../store/settings'
import { listCommand, type ListOptions } from './list-command'

export interface ListAccountsOptions extends ListOptions {
  /** Default: every account. */
  status?: AccountStatus
  /** Part of the e-mail address or the name. */
  search?: string
}

/** One line per account, the oldest first: status, time of registration, ID, e-mail address, name. */
export const listAccountsOf = (kind: AccountKind) =>
  listCommand<ReviewedAccount, ListAccountsOptions>({
    read: ({ db }, section, { status, search }) => listAccounts(db, section, { kind, status, search }),
    recordOf: reviewed,
    lineOf({ id, email, full_name, status, created_at }, all) {
      const width = Math.max(...all.map((account) => account.email.length))
      const state = status.padEnd('unverified'.length)
      return [state, created_at.toISOString(), id, email.padEnd(width), full_name].join('  ')
    },
    none: ({ status, search }) =>
      search !== undefined
        ? `No account has "${search}" in its address or name.`
        : status
          ? `No account is ${status}.`
          : 'There are no accounts.',
  })
