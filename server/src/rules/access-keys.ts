import type { Transaction } from 'kysely'
import {
  deleteAccessKey,
  findAccessKeyFamily,
  findAccessKeyName,
  findAccessKeyNamed,
  findValidAccessKey,
  insertAccessKey,
  lockAccessKeys,
  replaceAccessKey,
  type AccessKeyRecord,
  type ListedAccessKey,
} from '../store/access-keys'
import { findProductSlugs } from '../store/products'
import { recordChange, recordChanges, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Schema } from '../store/schema'
import { newSecret, secretHash } from './issued-secrets'
import { Refusal, refuseFaults } from './refusal'
import { takenField } from './unique-values'
import type { AccessKeyRole } from '../store/settings'

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

export interface AccessKeyInput {
  name: string
  role: AccessKeyRole
  /** Default: that of the key it is made with, else never. */
  expiresAt?: Date
  /** Whether to void the key that has the name, with those that it made. */
  replace?: boolean
  /** Folders of the products that a gateway's key is for. Default: all. */
  products?: readonly string[]
}

export interface NewAccessKey {
  record: ListedAccessKey
  /** In clear, which nothing tells again. */
  key: string
}

/**
 * Creates a key. Throws `Refusal` if the input is not valid, the name is taken, or the key of the request is void
 * meanwhile.
 *
 * @param madeWith - The key of the request. Default: none, at the command line.
 */
export async function createAccessKey(
  db: Transaction<Schema>,
  { name, role, expiresAt, replace = false, products }: AccessKeyInput,
  actor: Actor,
  madeWith?: Pick<AccessKeyRecord, 'id' | 'created_at'>,
): Promise<NewAccessKey> {
  if (!namePattern.test(name)) refuseFaults([{ field: 'name', rule: 'matches_regex' }])
  if (expiresAt && expiresAt <= new Date())
    refuseFaults([{ field: 'expires_at', rule: 'invalid', reason: 'past' }])
  if (products) await refuseProducts(db, role, products)
  await lockAccessKeys(db)
  const maker = madeWith && (await findValidAccessKey(db, madeWith))
  if (madeWith && !maker) throw new Refusal('key-gone')
  const existing = await findAccessKeyNamed(db, name)
  if (existing && !replace) throw takenField('name')
  const voided = existing ? await findAccessKeyFamily(db, existing.id) : []
  // A key that replaces itself stands where it stood: made by the same key, and for no longer.
  const isOwn = maker !== undefined && existing?.id === maker.id
  if (maker && !isOwn && voided.some(({ id }) => id === maker.id))
    refuseFaults([{ field: 'name', rule: 'invalid', reason: 'ownMaker' }])
  const latest = maker?.expires_at ?? undefined
  if (expiresAt && latest && expiresAt > latest)
    refuseFaults([{ field: 'expires_at', rule: 'invalid', reason: 'afterParent' }])
  const parentId = (isOwn ? maker.parent_id : maker?.id) ?? null

  const key = newSecret(role === 'gateway' ? 'gatewayKey' : 'operatorKey')
  const values = {
    ...{ role, keyHash: secretHash(key), expiresAt: expiresAt ?? latest ?? null, parentId },
    products: products?.toSorted() ?? null,
  }
  const record = existing
    ? await replaceAccessKey(db, existing.id, values)
    : await insertAccessKey(db, { name, ...values })
  if (!record) throw takenField('name')
  const { parent_id, ...shown } = record
  const parent = parent_id === null ? null : await findAccessKeyName(db, parent_id)
  await recordRevoked(db, voided.slice(1), actor, name)
  if (existing) await announceChange(db, 'keys')
  await recordChange(db, {
    actor,
    action: existing ? 'key.replace' : 'key.create',
    subject: record.id,
    details: {
      ...{ name, role, parent, expires_at: record.expires_at?.toISOString() ?? null },
      ...(products && { products: record.products }),
    },
  })
  return { record: { ...shown, parent }, key }
}

/** Only gateways' keys are for some products, and a misspelled folder would give nothing. */
async function refuseProducts(
  db: Transaction<Schema>,
  role: AccessKeyRole,
  products: readonly string[],
): Promise<void> {
  const known = role === 'gateway' ? await findProductSlugs(db, products) : []
  if (products.length === 0 || products.some((slug) => !known.includes(slug)))
    refuseFaults([{ field: 'products', rule: 'invalid' }])
}

/** Voids a key at once, and those that were made with it. Throws `Refusal` if there is none of that name. @returns the names of all, its own first. */
export async function revokeAccessKey(
  db: Transaction<Schema>,
  name: string,
  actor: Actor,
): Promise<string[]> {
  await lockAccessKeys(db)
  const key = await findAccessKeyNamed(db, name)
  const [own, ...others] = key ? await findAccessKeyFamily(db, key.id) : []
  if (!own) throw new Refusal('unknown')
  await deleteAccessKey(db, own.id)
  await recordChange(db, { actor, action: 'key.revoke', subject: own.id, details: { name, role: own.role } })
  await recordRevoked(db, others, actor, name)
  await announceChange(db, 'keys')
  return [name, ...others.map((other) => other.name)]
}

/** @param because - Name of the key that they were made with, or with whose. */
async function recordRevoked(
  db: Transaction<Schema>,
  keys: readonly AccessKeyRecord[],
  actor: Actor,
  because: string,
): Promise<void> {
  await recordChanges(
    db,
    keys.map(({ id, name, role }) => ({
      actor,
      action: 'key.revoke',
      subject: id,
      details: { name, role, made_with: because },
    })),
  )
}
