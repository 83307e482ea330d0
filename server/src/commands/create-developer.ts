import { isDeepStrictEqual } from 'node:util'
import { isEmailAddress } from '../rules/email-address'
import { passwordFault } from '../rules/password-policy'
import { hashPassword, passwordMatches } from '../rules/passwords'
import { emailHash } from '../rules/rate-limits'
import { operatorActor, recordChange } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import { findDeveloperByEmail, type DeveloperRecord } from '../store/developers'
import { voidMailTokens } from '../store/mail-tokens'
import { readPortal } from '../store/portal'
import { endSessionsOf } from '../store/sessions'
import type { AccountStatus } from '../store/settings'
import { forgetFailures } from '../store/sign-in-failures'
import { refuse, said, type Command } from './command'

export const accountStatuses = ['unverified', 'pending', 'approved', 'rejected', 'revoked'] as const

export interface CreateDeveloperOptions {
  email: string
  /** Required for a new account. */
  name?: string
  /** Default for a new account: approved, for it is an operator who makes it. */
  status?: AccountStatus
  /** Absent: a new account has none, an existing one keeps its own. */
  password?: string
  /** Leave an existing account as it is. */
  ifMissing?: boolean
}

/** Makes an account, or gives an existing one what is named. Running it twice is the same as once. */
export const createDeveloper: Command<CreateDeveloperOptions> = {
  name: 'developers create',
  async run({ db, changes }, { email, name, status, password, ifMissing = false }) {
    if (!isEmailAddress(email)) refuse(`"${email}" is no e-mail address.`)
    if (name !== undefined && !isName(name)) refuse('The name must be one line of 1 to 256 characters.')
    const existing = await findDeveloperByEmail(db, email)
    if (existing && ifMissing) return said(`${email} exists already.`, resultOf(existing, 'unchanged'))
    if (!existing && name === undefined) refuse(`There is no account ${email} yet; a new one needs --name.`)

    const passwordHash = await newHash(password, existing)
    if (password !== undefined && passwordHash !== undefined) {
      const fault = passwordFault(password, (await readPortal(db)).settings.password_policy)
      if (fault) refuse(fault)
    }
    const wanted = {
      full_name: name?.trim() ?? existing?.full_name ?? '',
      status: status ?? existing?.status ?? ('approved' as const),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    }
    if (existing && isDeepStrictEqual({ ...existing, ...wanted }, existing))
      return said(`${email} is as it should be.`, resultOf(existing, 'unchanged'))

    const id = await db.transaction().execute(async (transaction) => {
      const row = { ...wanted, updated_at: new Date() }
      const { id: account } = existing
        ? await transaction
            .updateTable('developers')
            .set(row)
            .where('id', '=', existing.id)
            .returning('id')
            .executeTakeFirstOrThrow()
        : await transaction
            .insertInto('developers')
            .values({ email, ...row })
            .returning('id')
            .executeTakeFirstOrThrow()
      // Whoever knew the old password, or was approved before, is to be out now.
      if (existing && (passwordHash !== undefined || wanted.status !== 'approved')) {
        await endSessionsOf(transaction, account, passwordHash === undefined ? 'revoked' : 'password-change')
      }
      if (passwordHash !== undefined) await forgetFailures(transaction, emailHash(email))
      // Links that were mailed before would open the account again.
      if (existing) {
        await voidMailTokens(transaction, 'set-password', account)
        await voidMailTokens(transaction, 'verify-email', account)
      }
      await recordChange(transaction, {
        actor: operatorActor,
        action: existing ? 'developer.update' : 'developer.create',
        subject: account,
        details: { status: wanted.status, password_set: passwordHash !== undefined },
      })
      await announceChange(transaction, 'sessions')
      return account
    })
    changes.changed('sessions')
    const change = existing ? 'updated' : 'created'
    return said(
      `${email} was ${change} (${wanted.status}).`,
      resultOf({ id, email, status: wanted.status }, change),
    )
  },
}

function resultOf(
  { id, email, status }: Pick<DeveloperRecord, 'id' | 'email' | 'status'>,
  change: string,
): object {
  return { id, email, status, change }
}

/** @returns undefined when the password stays: none was given, or it is the account's own already. */
async function newHash(
  password: string | undefined,
  existing: DeveloperRecord | undefined,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  if (existing && (await passwordMatches(password, existing.password_hash))) return undefined
  return hashPassword(password)
}

function isName(name: string): boolean {
  return /\S/.test(name) && name.length <= 256 && !/[\p{Cc}]/u.test(name)
}
