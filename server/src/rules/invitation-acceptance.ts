import { mailTokenHash } from '../mail/mail-tokens'
import { findAccountByEmail, lockAccount, saveInvitedUser } from '../store/accounts'
import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import { findInvitation, lockInvitation, markInvitation } from '../store/invitations'
import { findMailToken, useMailToken, voidMailTokens } from '../store/mail-tokens'
import { removeUnusedOrganizations } from '../store/organizations'
import type { PasswordPolicy } from '../store/settings'
import { forgetFailures } from '../store/sign-in-failures'
import { nameFaults } from './account-names'
import { passwordFaults, type PasswordFault } from './password-policy'
import { hashPassword } from './passwords'
import { addressHash } from './rate-limits'
import type { FieldFault } from './refusal'
import { inTransaction } from '../store/transactions'

export interface Acceptance {
  token: string
  fullName: string
  preferredName: string | null
  /** As typed, never trimmed. */
  password: string
  actor: Actor
}

export type AcceptanceOutcome =
  | { outcome: 'accepted'; email: string }
  /** `taken`: a user has registered with the address meanwhile. */
  | { outcome: 'unknown' | 'expired' | 'accepted-before' | 'revoked' | 'taken' }
  | { outcome: 'invalid'; faults: FieldFault[] }
  | { outcome: 'weak'; faults: PasswordFault[] }

/** Thrown to undo the transaction. */
class Taken extends Error {}

/** Creates the account of an invitation, by the token of its mail, which proves the address. A token is used up only by success. */
export async function acceptInvitation(
  { db, changes }: Database,
  { token, fullName, preferredName, password, actor }: Acceptance,
  policy: PasswordPolicy,
): Promise<AcceptanceOutcome> {
  const hash = mailTokenHash(token)
  const found = await findMailToken(db, { purpose: 'accept-invitation', kind: 'user' }, hash)
  const invitation = found && (await findInvitation(db, found.subjectId))
  if (!invitation) return { outcome: 'unknown' }
  if (invitation.state === 'accepted') return { outcome: 'accepted-before' }
  if (invitation.state === 'revoked') return { outcome: 'revoked' }
  if (!found.isUsable) return { outcome: 'expired' }
  const faults = nameFaults({ fullName, preferredName })
  if (faults.length > 0) return { outcome: 'invalid', faults }
  const weaknesses = passwordFaults(password, policy)
  if (weaknesses.length > 0) return { outcome: 'weak', faults: weaknesses }

  const { id, email } = invitation
  const passwordHash = await hashPassword(password)
  try {
    const outcome = await inTransaction(db, async (transaction) => {
      const known = await findAccountByEmail(transaction, 'user', email)
      const before = known && (await lockAccount(transaction, known.id))
      const state = (await lockInvitation(transaction, id))?.state
      if (state === 'accepted') return 'accepted-before'
      if (state === 'revoked') return 'revoked'
      if (!(await useMailToken(transaction, hash))) return 'expired'
      const account = await saveInvitedUser(transaction, {
        email,
        full_name: fullName.trim(),
        preferred_name: preferredName?.trim() || null,
        organization_id: invitation.organization_id,
        password_hash: passwordHash,
        language: invitation.language,
      })
      if (!account) throw new Taken()
      await forgetFailures(transaction, addressHash(account))
      await voidMailTokens(transaction, 'accept-invitation', id)
      await voidMailTokens(transaction, 'verify-email', account.id)
      // That of a registration which nobody confirmed.
      if (before?.organization_id) await removeUnusedOrganizations(transaction, [before.organization_id])
      await markInvitation(transaction, id, 'accepted')
      await recordChange(transaction, {
        actor,
        action: 'invitation.accept',
        subject: account.id,
        details: { invitation: id, organization: invitation.organization_id },
      })
      await announceChange(transaction, 'accounts', account.id)
      return { accountId: account.id }
    })
    if (typeof outcome === 'string') return { outcome }
    changes.changed('accounts', outcome.accountId)
  } catch (error) {
    if (error instanceof Taken) return { outcome: 'taken' }
    throw error
  }
  return { outcome: 'accepted', email }
}
