import type { Kysely } from 'kysely'
import { findAccount, type AccountRecord } from '../store/accounts'
import { findInvitation, markSent, type InvitationRecord } from '../store/invitations'
import { findReview, type ReviewedRegistration } from '../store/registration-review'
import type { Schema } from '../store/schema'
import { findEndingVersion, type EndingVersion } from '../store/version-notices'
import { issueMailToken, type TokenOrder } from './mail-tokens'

/** What templates read of the portal, and the tokens of their links. */
export interface MailSource {
  findAccount(id: string): Promise<AccountRecord | undefined>
  findRegistration(id: string): Promise<ReviewedRegistration | undefined>
  findInvitation(id: string): Promise<InvitationRecord | undefined>
  /** @param developerId - Whose applications are named. */
  findEndingVersion(id: string, developerId: string): Promise<EndingVersion | undefined>
  /** Returns a token for one use. */
  issueToken(order: TokenOrder): Promise<string>
  /** The invitation expires `lifetimeSeconds` from now. */
  markInvitationSent(id: string, lifetimeSeconds: number): Promise<void>
}

export const databaseSource = (db: Kysely<Schema>): MailSource => ({
  findAccount: (id) => findAccount(db, id),
  findRegistration: (id) => findReview(db, id),
  findInvitation: (id) => findInvitation(db, id),
  findEndingVersion: (id, developerId) => findEndingVersion(db, id, developerId),
  issueToken: (order) => issueMailToken(db, order),
  markInvitationSent: (id, lifetimeSeconds) => markSent(db, id, lifetimeSeconds),
})
