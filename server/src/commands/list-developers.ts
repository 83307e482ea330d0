import type { AccountStatus } from '../store/settings'
import type { Command } from './command'

export interface ListDevelopersOptions {
  /** Default: every account. */
  status?: AccountStatus
}

/** One line per account, the oldest first: status, time of registration, ID, e-mail address, name. */
export const listDevelopers: Command<ListDevelopersOptions> = {
  name: 'developers list',
  async run({ db }, { status }) {
    const accounts = await db
      .selectFrom('developers')
      .select(['id', 'email', 'full_name', 'status', 'created_at'])
      .$if(status !== undefined, (query) => query.where('status', '=', status as AccountStatus))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    if (accounts.length === 0) return [status ? `No account is ${status}.` : 'There are no accounts.']
    const width = Math.max(...accounts.map(({ email }) => email.length))
    return accounts.map(({ id, email, full_name, status: state, created_at }) =>
      [state.padEnd('unverified'.length), created_at.toISOString(), id, email.padEnd(width), full_name].join(
        '  ',
      ),
    )
  },
}
