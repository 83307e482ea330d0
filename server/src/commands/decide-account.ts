import { accountDecisions, decideAccount as decide, type AccountDecision } from '../rules/account-decisions'
import { operatorActor } from '../store/audit-log'
import { isUuid } from '../store/uuid'
import type { Database } from '../store/database'
import { findDeveloper, findDeveloperByEmail, type DeveloperRecord } from '../store/developers'
import { refuse, said, type Command } from './command'

export { accountDecisions, type AccountDecision }

export interface DecideAccountOptions {
  /** E-mail address or ID. */
  account: string
  decision: AccountDecision
}

/** Approves, rejects or revokes an account, and notifies its owner by mail. */
export const decideAccount: Command<DecideAccountOptions> = {
  async run(database, { account, decision }) {
    const developer = await findAccount(database.db, account)
    if (!developer) return refuse(`There is no developer ${account}.`)
    const { id, email } = developer
    const result = await decide(database, { id, decision, actor: operatorActor })
    if (result.outcome === 'unknown') return refuse(`There is no developer ${account}.`)
    const { status } = result
    if (result.outcome !== 'impossible')
      return said(`${email} is ${status} ${result.outcome === 'decided' ? 'now' : 'already'}.`, {
        id,
        email,
        status,
        before: developer.status,
      })
    if (status === 'unverified') return refuse(`${email} has not confirmed the email address yet.`)
    return refuse(`${email} is ${status}; only ${result.from.join(', ')} accounts can become ${result.to}.`)
  },
}

function findAccount(db: Database['db'], account: string): Promise<DeveloperRecord | undefined> {
  return isUuid(account) ? findDeveloper(db, account) : findDeveloperByEmail(db, account)
}
