import { changeAccount, createAccount, type AccountOutcome } from '../rules/accounts'
import { passwordFaultSentence } from '../rules/password-policy'
import type { FieldFault } from '../rules/refusal'
import { operatorActor } from '../store/audit-log'
import type { Database } from '../store/database'
import { findAccountByEmail, type AccountRecord } from '../store/accounts'
import { readPortal } from '../store/portal'
import type { AccountKind, AccountStatus, Region, UserSettings } from '../store/settings'
import { organizationNamed } from './organizations'
import { sayingRefusals } from './refused'
import { refuse, said, type Command, type CommandOutput } from './command'

export interface CreateAccountOptions {
  email: string
  /** Required for a new account. */
  name?: string
  /** Default for a new account: approved, because an operator creates it. */
  status?: AccountStatus
  /** Absent: a new account has none, an existing one keeps its own. */
  password?: string
  /** Name or ID of an organization; required for a new user, who may be the first of a new one. */
  organization?: string
  /** Of a new organization. Default: the first of the portal. */
  region?: Region
  /** Leave an existing account as it is. */
  ifMissing?: boolean
}

/** Makes an account, or gives an existing one what is named. Running it twice is the same as once. */
export const createAccountOf = (kind: AccountKind): Command<CreateAccountOptions> => ({
  async run(database, options) {
    const { email, ifMissing = false } = options
    const existing = await findAccountByEmail(database.db, kind, email)
    if (existing && ifMissing) return outputOf(`${email} exists already.`, existing, 'unchanged')
    const { password_policy: policy, users } = (await readPortal(database.db)).settings
    const given = { ...options, kind, users }
    const result = await sayingRefusals(
      createOrChange(database, existing, given, { policy, actor: operatorActor }),
      () => [`There is no organization ${options.organization}.`],
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

async function createOrChange(
  database: Database,
  existing: AccountRecord | undefined,
  {
    kind,
    users,
    email,
    name: fullName,
    status,
    password,
    ...named
  }: CreateAccountOptions & { kind: AccountKind; users: UserSettings | null },
  circumstances: Parameters<typeof createAccount>[2],
): Promise<AccountOutcome> {
  const input = { fullName, status, password }
  if (existing) return changeAccount(database, existing, input, circumstances)
  if (fullName === undefined) return refuse(`There is no account ${email} yet; a new one needs --name.`)
  const organization = kind === 'user' ? await organizationNamed(database.db, named, users) : undefined
  return createAccount(database, { ...input, kind, email, fullName, organization }, circumstances)
}

function sentenceOf(faults: readonly FieldFault[], email: string): string {
  return faults.some(({ field }) => field === 'email')
    ? `"${email}" is no e-mail address.`
    : faults.some(({ field }) => field === 'organization')
      ? 'The name of the organization must be one line of 1 to 250 characters.'
      : 'The name must be one line of 1 to 256 characters.'
}

function outputOf(line: string, { id, email, status }: AccountRecord, change: string): CommandOutput {
  return said(line, { id, email, status, change })
}
