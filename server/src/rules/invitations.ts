import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import { findAccountByEmail } from '../store/accounts'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import {
  findInvitation,
  insertInvitation,
  lockInvitation,
  markInvitation,
  type InvitationRecord,
} from '../store/invitations'
import type { Schema } from '../store/schema'
import { isEmailAddress } from '../lib/email-address'
import type { Language } from '../texts/texts'
import { nameFaults } from './account-names'
import { organizationIdOf, type OrganizationInput } from './organizations'
import { Refusal, refuseFaults, type FieldFault } from './refusal'
import { takenField } from './unique-values'
import { inTransaction } from '../store/transactions'

export interface InvitationInput {
  email: string
  /** As far as it is known; the invited person may change it. */
  fullName?: string
  /** An organization that exists, or what a new one is to be. */
  organization: OrganizationInput
  /** Of the mail. Default: English. */
  language?: Language
}

/**
 * Invites a user to an organization, by mail. Throws `Refusal` if the input is not valid, or the address has an account of a user
 * or an invitation already.
 */
export function createInvitation(
  { db }: Database,
  { email, fullName, organization, language }: InvitationInput,
  actor: Actor,
): Promise<InvitationRecord> {
  const faults: FieldFault[] = nameFaults({
    fullName,
    organization: 'name' in organization ? organization.name : undefined,
  })
  if (!isEmailAddress(email)) faults.unshift({ field: 'email', rule: 'invalid', reason: 'email' })
  refuseFaults(faults)
  return inTransaction(db, async (transaction) => {
    if (await findAccountByEmail(transaction, 'user', email)) throw takenField('email')
    const id = await insertInvitation(transaction, {
      email,
      full_name: fullName?.trim() ?? null,
      organization_id: await organizationIdOf(transaction, organization, actor),
      language: language ?? null,
    })
    if (id === undefined) throw takenField('email')
    await recordChange(transaction, { actor, action: 'invitation.create', subject: id })
    return sent(transaction, id)
  })
}

/** Sends the mail of an invitation again, with a new link; the earlier ones work for their time. Throws `Refusal` if it is unknown, accepted or revoked. */
export function sendInvitation({ db }: Database, id: string, actor: Actor): Promise<InvitationRecord> {
  return inTransaction(db, async (transaction) => {
    await requireOpen(transaction, id)
    await recordChange(transaction, { actor, action: 'invitation.send', subject: id })
    return sent(transaction, id)
  })
}

/** Takes an invitation back: its links are refused from now on. Throws as `sendInvitation`, but not if it is revoked. */
export function revokeInvitation({ db }: Database, id: string, actor: Actor): Promise<InvitationRecord> {
  return inTransaction(db, async (transaction) => {
    const invitation = await lockInvitation(transaction, id)
    if (invitation?.state === 'revoked') return invitation
    await requireOpen(transaction, id)
    await markInvitation(transaction, id, 'revoked')
    await recordChange(transaction, { actor, action: 'invitation.revoke', subject: id })
    return stored(transaction, id)
  })
}

async function requireOpen(db: Transaction<Schema>, id: string): Promise<void> {
  const invitation = await lockInvitation(db, id)
  if (!invitation) throw new Refusal('unknown')
  if (invitation.state === 'accepted' || invitation.state === 'revoked') throw new Refusal('settled')
}

async function sent(db: Transaction<Schema>, id: string): Promise<InvitationRecord> {
  const invitation = await stored(db, id)
  await orderMail(db, {
    to: 'address',
    address: invitation.email,
    kind: 'user',
    language: invitation.language ?? 'en',
    template: 'invitation',
    data: { invitationId: id },
  })
  return invitation
}

async function stored(db: Transaction<Schema>, id: string): Promise<InvitationRecord> {
  const invitation = await findInvitation(db, id)
  if (!invitation) throw new Refusal('unknown')
  return invitation
}
