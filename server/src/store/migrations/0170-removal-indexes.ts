import { sql, type Kysely } from 'kysely'
import { createIndex } from './concurrent-index'

export const isOutsideTransaction = true

/** For the removal of what is old, and for foreign keys, whose rows are looked for when what they refer to is removed. */
const indexes = {
  accounts_unconfirmed: sql`on accounts (created_at) where status = 'unverified'`,
  sign_in_failures_age: sql`on sign_in_failures (touched_at)`,
  rate_limit_counters_expiry: sql`on rate_limit_counters (expire)`,
  used_logout_tokens_expiry: sql`on used_logout_tokens (expires_at)`,
  mails_account: sql`on mails (account_id) where account_id is not null`,
  documents_parent: sql`on documents (parent_id) where parent_id is not null`,
  product_access_product: sql`on product_access (product_id)`,
  provider_organizations_organization: sql`on provider_organizations (organization_id)`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) await createIndex(db, name, definition)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db)
}
