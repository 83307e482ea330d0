import { changeAccount, createAccount, type AccountOutcome } from '../rules/accounts'
import { passwordFaultSentence } from '../rules/password-policy'
import type { FieldFault } from '../rules/refusal'
import { operatorActor } from '../store/audit-log'
import type { Database } from '../store/database'
import { findAccountByEmail, type AccountRecord } from '../store/accounts'
import { readPortal } from '../store/portal'
import type { AccountKind, AccountStatus } from '../store/settings'
import { refuse, said, type Command, type CommandOutput } from './command'

export interface CreateAccountOptions {
  email: string
  /** Required for a new account. */
  name?: string
  /** Default for a new account: approved, because an operator creates it. */
  status?: AccountStatus
  /** Absent: a new account has none, an existing one keeps its own. */
  password?: string
  /** Leave an existing account as it is. */
  ifMissing?: boolean
}

/** Makes an account, or gives an existing one what is named. Running it twice is the same as once. */
export const createAccountOf = (kind: AccountKind): Command<CreateAccountOptions> => ({
  async run(database, options) {
    const { email, ifMissing = false } = options
    const existing = await findAccountByEmail(database.db, kind, email)
    if (existing && ifMissing) return outputOf(`${email} exists already.`, existing, 'unchanged')
    const policy = (await readPortal(database.db)).settings.password_policy
    const result = await createOrChange(
      database,
      existing,
      { ...options, kind },
      { policy, actor: operatorActor },
    )
    switch (result.outcome) {
      case 'exists':
        return refuse(`Another request has just created the account ${email}.`)
      case 'invalid':
        return refuse(sentenceOf(result.faults, email))
      case 'weak':
        return refuse(passwordFaultSentence(result.faults, policy))
      case 'unchanged':
        return outputOf(`${email} is as it should be.`, result.account, 'unchanged')
      case 'created':
      case 'changed': {
        const change = result.outcome === 'created' ? 'created' : 'updated'
        return outputOf(`${email} was ${change} (${result.account.status}).`, result.account, change)
      }
    }
  },
})

function createOrChange(
  database: Database,
  existing: AccountRecord | undefined,
  { kind, email, name: fullName, status, password }: CreateAccountOptions & { kind: AccountKind },
  circumstances: Parameters<typeof createAccount>[2],
): Promise<AccountOutcome> {
  const input = { fullName, status, password }
  if (existing) return changeAccount(database, existing, input, circumstances)
  if (fullName !== undefined)
    return createAccount(database, { ...input, kind, email, fullName }, circumstances)
  return refuse(`There is no account ${email} yet; a new one needs --name.`)
}

function sentenceOf(faults: readonly FieldFault[], email: string): string {
  return faults.some(({ field }) => field === 'email')
    ? `"${email}" is no e-mail address.`
    : 'The name must be one line of 1 to 256 characters.'
}

function outputOf(line: string, { id, email, status }: AccountRecord, change: string): CommandOutput {
  return said(line, { id, email, status, change })
}
