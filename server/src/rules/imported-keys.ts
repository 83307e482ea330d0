import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { recordChanges, type Actor, type AuditEntry } from '../store/audit-log'
import {
  countClosed,
  findDevelopers,
  findKeyHashes,
  findKeyVersions,
  insertApproved,
  insertImportedKeys,
  insertOwners,
  lockOwners,
  type ImportedKey,
  type KeyOwner,
  type KeyVersion,
} from '../store/imported-keys'
import type { Schema } from '../store/schema'
import { mostCredentials } from './credentials'

/** A key of another system, of which only the hash is known. */
export interface ForeignKey {
  /** Of the file. */
  line: number
  /** SHA-256 of the key, in hexadecimal and lower case. */
  hash: string
  /** Beginning of the key. */
  prefix: string
  name: string
  /** E-mail address. */
  developer: string
  /** Its name. It is created if the developer has none with it. */
  application: string
  /** Folder of the product. */
  product: string
  /** Its name. */
  version: string
}

/** A sentence about a line that cannot be imported. */
export interface KeyFault {
  line: number
  reason: string
}

export interface ImportedKeys {
  imported: number
  /** Known already. */
  unchanged: number
  /** Revoked here, and so they stay. */
  revoked: number
  applications: number
  registrations: number
  /** Registrations of the file that are not approved, because an operator has decided so or has yet to decide. */
  closed: number
  /** If there are any, the transaction must be rolled back. */
  faults: KeyFault[]
}

interface OwnedKey extends ForeignKey {
  developerId: string
  keyVersion: KeyVersion
}

/** Imports keys with applications and approved registrations for them. What is there already stays as it is. */
export async function importKeys(
  db: Transaction<Schema>,
  keys: readonly ForeignKey[],
  actor: Actor,
): Promise<ImportedKeys> {
  const faults: KeyFault[] = []
  const owned = await findTargets(db, keys, faults)
  const { owners, created } = await findOrCreateOwners(db, owned)
  const ownerOf = ({ developerId, application }: OwnedKey) => owners.get(`${developerId} ${application}`)
  const known = await findKeyHashes(
    db,
    owned.map(({ hash }) => hash),
  )

  const added = new Map<string, ImportedKey>()
  const wanted = new Map<string, { applicationId: string; versionId: string }>()
  let [unchanged, revoked] = [0, 0]
  for (const key of owned) {
    const owner = ownerOf(key)
    if (!owner) continue
    const { line, hash, prefix, name, keyVersion } = key
    const before = known.get(hash)
    const applicationId = before?.applicationId ?? added.get(hash)?.applicationId
    if (!keyVersion.strategies.includes(owner.strategy_id))
      faults.push({ line, reason: `The auth strategy of ${key.application} is none of ${versionName(key)}.` })
    else if (applicationId !== undefined && applicationId !== owner.id)
      faults.push({ line, reason: 'Another application has the key.' })
    else if (before?.isRevoked) revoked += 1
    else {
      wanted.set(`${owner.id} ${keyVersion.id}`, { applicationId: owner.id, versionId: keyVersion.id })
      if (applicationId !== undefined) unchanged += 1
      else if (owner.keys === mostCredentials)
        faults.push({ line, reason: `${key.application} would have more than ${mostCredentials} keys.` })
      else {
        owner.keys += 1
        added.set(hash, { id: randomUUID(), applicationId: owner.id, name, hash, prefix })
      }
    }
  }

  await insertImportedKeys(db, [...added.values()])
  const registrations = await insertApproved(db, [...wanted.values()])
  const entries: AuditEntry[] = [
    ...created.map(({ id, name }) => ({
      actor,
      action: 'application.create' as const,
      subject: id,
      details: { name },
    })),
    ...[...added.values()].map(({ id, name, applicationId }) => ({
      actor,
      action: 'credential.import' as const,
      subject: id,
      details: { name, application: applicationId },
    })),
    ...registrations.map(({ id, applicationId, versionId }) => ({
      actor,
      action: 'registration.create' as const,
      subject: id,
      details: { application: applicationId, version: versionId, status: 'approved' },
    })),
  ]
  await recordChanges(db, entries)
  return {
    imported: added.size,
    unchanged,
    revoked,
    applications: created.length,
    registrations: registrations.length,
    closed: await countClosed(db, [...wanted.values()]),
    faults: faults.toSorted((a, b) => a.line - b.line),
  }
}

const versionName = ({ product, version }: ForeignKey) => `${product}/${version}`

/** Finds developers and versions. Keys without them become faults. */
async function findTargets(
  db: Transaction<Schema>,
  keys: readonly ForeignKey[],
  faults: KeyFault[],
): Promise<OwnedKey[]> {
  const emails = [...new Set(keys.map(({ developer }) => developer.toLowerCase()))]
  const developers = await findDevelopers(db, emails)
  const named = [...new Map(keys.map((key) => [versionName(key), key])).values()]
  const versions = new Map(
    (await findKeyVersions(db, named)).map((version) => [`${version.product}/${version.name}`, version]),
  )
  return keys.flatMap((key) => {
    const { line, developer } = key
    const developerId = developers.get(developer.toLowerCase())
    const keyVersion = versions.get(versionName(key))
    if (developerId !== undefined && keyVersion && keyVersion.strategies.length > 0)
      return [{ ...key, developerId, keyVersion }]
    const reason =
      developerId === undefined
        ? `There is no developer ${developer}.`
        : keyVersion
          ? `${versionName(key)} has no auth strategy with keys.`
          : `There is no version ${versionName(key)}.`
    faults.push({ line, reason })
    return []
  })
}

/** Returns the applications that the keys name, by developer and name, with those that were made for them. */
async function findOrCreateOwners(
  db: Transaction<Schema>,
  keys: readonly OwnedKey[],
): Promise<{ owners: Map<string, KeyOwner>; created: KeyOwner[] }> {
  const found = await lockOwners(
    db,
    [...new Set(keys.map(({ developerId }) => developerId))],
    [...new Set(keys.map(({ application }) => application))],
  )
  const owners = new Map(found.map((owner) => [`${owner.developer_id} ${owner.name}`, owner]))
  const missing = new Map(
    keys
      .filter(({ developerId, application }) => !owners.has(`${developerId} ${application}`))
      // The first line of an application decides, as the first strategy of a version does in front ends.
      .toReversed()
      .map(({ developerId, application, keyVersion }) => [
        `${developerId} ${application}`,
        { developer_id: developerId, name: application, strategy_id: keyVersion.strategies[0] ?? '' },
      ]),
  )
  const created = await insertOwners(db, [...missing.values()])
  for (const owner of created) owners.set(`${owner.developer_id} ${owner.name}`, owner)
  return { owners, created }
}
