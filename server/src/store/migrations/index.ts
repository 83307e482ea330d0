import type { Migration } from 'kysely'
import * as portalAndAccounts from './0001-portal-and-accounts'
import * as products from './0002-products'
import * as search from './0003-search'

/** In the order of their names. A migration that was released is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-portal-and-accounts': portalAndAccounts,
  '0002-products': products,
  '0003-search': search,
}
