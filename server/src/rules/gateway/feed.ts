import { createHash } from 'node:crypto'
import type { JWK } from 'jose'
import type { Kysely } from 'kysely'
import {
  listGatewayApplications,
  readGatewayApplications,
  type GatewayApplication,
  type GatewayView,
} from '../../store/gateway-applications'
import {
  changesAtOnce,
  readChanges,
  readFeed,
  type FeedPosition,
  type GatewayChange,
} from '../../store/gateway-feed'
import { listFollowedVersions, type FollowedVersion } from '../../store/gateway-versions'
import type { Schema } from '../../store/schema'
import { publishedKeys } from '../signing-keys'
import { readCursor, writeCursor } from './feed-cursor'

/** A part of what a gateway needs to decide by itself. */
export interface SnapshotPage {
  /** Where changes go on after the last page. The same on each page. */
  cursor: string
  /** Of the next page; null on the last. */
  next: string | null
  versions: FollowedVersion[]
  signing_keys: JWK[]
  applications: GatewayApplication[]
}

/** What has changed since a cursor, as it is now. */
export interface FeedChanges {
  cursor: string
  /** Whether this is all that has changed. Else there is more at the cursor. */
  is_complete: boolean
  /** Absent if they are the same. */
  versions?: FollowedVersion[]
  signing_keys?: JWK[]
  applications: GatewayApplication[]
  /** IDs of applications that are not there any more. */
  removed: string[]
}

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** @returns undefined if `next` is of a page whose snapshot cannot go on. */
export async function readSnapshot(
  db: Kysely<Schema>,
  view: GatewayView,
  next: string | undefined,
): Promise<SnapshotPage | undefined> {
  const { feed, now } = await readFeedOf(db, view)
  const from = next === undefined ? { feed, since: now, application: beforeAll } : readCursor(next)
  if (from?.feed !== feed || from.application === undefined) return undefined
  const { since, application } = from
  const page = await listGatewayApplications(db, view, application)
  return {
    cursor: writeCursor({ feed, since }),
    next: page.next === undefined ? null : writeCursor({ feed, since, application: page.next }),
    versions: await listFollowedVersions(db, view.products),
    signing_keys: await publishedKeys(db),
    applications: page.applications,
  }
}

/** @returns undefined if a new snapshot is needed. */
export async function readFeedChanges(
  db: Kysely<Schema>,
  view: GatewayView,
  cursor: string,
): Promise<FeedChanges | undefined> {
  const { feed, now } = await readFeedOf(db, view)
  const from = readCursor(cursor)
  if (from?.feed !== feed || from.application !== undefined) return undefined
  const position = { ...from, until: from.until ?? now }
  const changes = await readChanges(db, position)
  if (!changes || changes.some(({ kind }) => kind === 'everything')) return undefined
  const isComplete = changes.length < changesAtOnce
  const reached: FeedPosition = isComplete
    ? { since: position.until }
    : { since: position.since, until: position.until, after: changes.at(-1)?.id }
  return {
    cursor: writeCursor({ feed, ...reached }),
    is_complete: isComplete,
    ...(await changedContent(db, view, changes)),
  }
}

async function changedContent(
  db: Kysely<Schema>,
  view: GatewayView,
  changes: readonly GatewayChange[],
): Promise<Omit<FeedChanges, 'cursor' | 'is_complete'>> {
  const subjectsOf = (wanted: GatewayChange['kind']) => [
    ...new Set(changes.flatMap(({ kind, subject }) => (kind === wanted && subject !== null ? subject : []))),
  ]
  const has = (wanted: GatewayChange['kind']) => changes.some(({ kind }) => kind === wanted)
  const [ids, developerIds] = [subjectsOf('application'), subjectsOf('developer')]
  const applications =
    ids.length + developerIds.length === 0 ? [] : await readGatewayApplications(db, view, ids, developerIds)
  const found = new Set(applications.map(({ id }) => id))
  return {
    versions: has('versions') ? await listFollowedVersions(db, view.products) : undefined,
    signing_keys: has('signing-keys') ? await publishedKeys(db) : undefined,
    applications,
    removed: ids.filter((id) => !found.has(id)),
  }
}

/** Another view, such as that of a key that was replaced, is another feed. */
async function readFeedOf(db: Kysely<Schema>, view: GatewayView): Promise<{ feed: string; now: string }> {
  const { id, now } = await readFeed(db)
  const feed = createHash('sha256').update(JSON.stringify([id, view.isRestricted, view.products]))
  return { feed: feed.digest('base64url').slice(0, 22), now }
}
