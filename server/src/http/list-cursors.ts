import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Position } from '../store/paging'
import type { Secrets } from '../store/secrets'

/** What a cursor belongs to: another list, or other filters, have no such position. */
export interface CursoredList {
  operationId: string
  /** Parameters of the path and filters. */
  scope: object
}

const macBytes = 16

/** Returns the text with which a client asks for what comes after a position. It is signed, because clients are not to make their own. */
export async function cursorAt(position: Position, list: CursoredList, secrets: Secrets): Promise<string> {
  const { current } = await secrets.named('list-cursors')
  const content = `${Buffer.from(JSON.stringify(position)).toString('base64url')}.${current.kid}`
  return `${content}.${macOf(content, list, current.key).toString('base64url')}`
}

/** @returns undefined unless it is a cursor of this list that this portal made. */
export async function positionOfCursor(
  cursor: string,
  list: CursoredList,
  secrets: Secrets,
): Promise<Position | undefined> {
  const [, content = '', position = '', kid, mac = ''] =
    /^(([\w-]+)\.(\w{1,12}))\.([\w-]{22})$/.exec(cursor) ?? []
  const version = kid === undefined ? undefined : await secrets.version('list-cursors', kid)
  if (!version) return undefined
  const isValid = timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(content, list, version.key))
  return isValid ? (JSON.parse(Buffer.from(position, 'base64url').toString()) as Position) : undefined
}

function macOf(content: string, { operationId, scope }: CursoredList, key: Uint8Array): Buffer {
  const entries = Object.entries(scope).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', key)
    .update(JSON.stringify([operationId, entries, content]))
    .digest()
    .subarray(0, macBytes)
}
