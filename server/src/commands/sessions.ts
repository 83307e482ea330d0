import { operatorActor, recordChange } from '../store/audit-log'
import { endAllSessions } from '../store/sessions'
import type { AccountKind } from '../store/settings'
import { said, type Command } from './command'
import { inTransaction } from '../store/transactions'

export interface EndAllOptions {
  /** Default: sessions of both kinds. */
  kind?: AccountKind
}

/** Everybody has to sign in again. */
export const endAll: Command<EndAllOptions> = {
  async run({ db, changes }, { kind }) {
    const ended = await inTransaction(db, async (transaction) => {
      const count = await endAllSessions(transaction, 'revoked', kind)
      await recordChange(transaction, {
        actor: operatorActor,
        action: 'session.end-all',
        subject: kind ?? 'all',
        details: { count },
      })
      return count
    })
    changes.changed('sessions')
    const whose = kind === undefined ? '' : ` of ${kind}s`
    return said(`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}${whose}.`, {
      kind: kind ?? null,
      ended,
    })
  },
}
