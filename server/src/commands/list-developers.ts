import type { AccountStatus } from '../store/settings'
import { defaultLimit, listed, type Command, type Limited } from './command'

export interface ListDevelopersOptions extends Limited {
  /** Default: every account. */
  status?: AccountStatus
}

/** One line per account, the oldest first: status, time of registration, ID, e-mail address, name. */
export const listDevelopers: Command<ListDevelopersOptions> = {
  name: 'developers list',
  async run({ db }, { status, limit = defaultLimit }) {
    const accounts = await db
      .selectFrom('developers')
      .select(['id', 'email', 'full_name', 'status', 'created_at'])
      .$if(status !== undefined, (query) => query.where('status', '=', status as AccountStatus))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    const { total } = await db
      .selectFrom('developers')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
      .$if(status !== undefined, (query) => query.where('status', '=', status as AccountStatus))
      .executeTakeFirstOrThrow()
    const width = Math.max(...accounts.map(({ email }) => email.length))
    return listed(
      accounts,
      ({ id, email, full_name, status: state, created_at }) =>
        [
          state.padEnd('unverified'.length),
          created_at.toISOString(),
          id,
          email.padEnd(width),
          full_name,
        ].join('  '),
      { none: status ? `No account is ${status}.` : 'There are no accounts.', total },
    )
  },
}
