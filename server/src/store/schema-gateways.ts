import type { Generated } from 'kysely'
import type { CreatedAt } from './schema-columns'

/** Whose access at gateways has changed. Triggers insert them. */
export interface GatewayChangeTable {
  id: Generated<string>
  /** ID of the transaction that made the change, `xid8`. */
  transaction_id: Generated<string>
  kind: 'application' | 'developer' | 'versions' | 'signing-keys' | 'everything'
  /** ID of the application or developer. */
  subject: string | null
  created_at: CreatedAt
}

/** One row, made when it is needed. It is in no backup, so that a restored database has another one. */
export interface GatewayFeedTable {
  id: Generated<string>
  /** Newest transaction of which changes were removed because of their age. */
  removed_up_to: string | null
  is_only: Generated<boolean>
}
