import { isRecord } from '../../../lib/is-record'
import type { CacheKey } from '../../protocol/messages'
import type { Outline } from '../../protocol/outline'
import type { Description } from '../description'
import { pack, type Packed, unpack } from './pack'
import { LruStore, type CacheEntry } from './lru-store'

/** Smaller ones are built as fast as they are found. */
const LEAST_BYTES = 100_000
const PAUSE_AFTER_MS = 15

/** A description opened from the cache of an earlier visit. */
export interface CachedDescription {
  /** Entity tag of the response that it was built from. */
  readonly tag: string
  readonly description: Description
  readonly outline: Outline
}

/** Its address names the build of the kit: the cache of another build is not read. */
const kit = import.meta.url

const idOf = ({ portal, viewer, key }: CacheKey): string => JSON.stringify([kit, portal, viewer, key])

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array

/** Tells content that was damaged, or cut short. Undefined where the browser has no digest, on pages without a secure origin. */
async function digestOf(tag: string, { head, body }: Packed): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const [one, other] = await Promise.all([subtle.digest('SHA-256', head), subtle.digest('SHA-256', body)])
  return [tag, ...new Uint8Array(one), ...new Uint8Array(other)].join(' ')
}

/**
 * Opens a description from the cache. It may be shown only after the server has sent its tag again.
 *
 * @returns undefined if there is none that can be trusted. Never rejects.
 */
export async function findCached(key: CacheKey): Promise<CachedDescription | undefined> {
  const id = idOf(key)
  try {
    const store = new LruStore()
    const found = await store.get(id, 'packed')
    if (!isRecord(found)) return undefined
    const { tag, head, body, digest } = found
    const isPacked = typeof tag === 'string' && typeof digest === 'string' && isBytes(head) && isBytes(body)
    if (!isPacked) return undefined
    const whole = digestOf(tag, { head, body })
    const opened = unpack({ head, body }, async () => inflated(await store.get(id, 'text')))
    if (digest !== (await whole)) return undefined
    store.touch(id).catch(() => undefined)
    return { tag, ...opened }
  } catch {
    return undefined
  }
}

/**
 * Caches a description for the next visit, in slices of work. Does nothing for small ones, or where it is not possible.
 *
 * @throws what the browser throws when there is no storage, or no room.
 */
export async function cacheDescription(
  key: CacheKey,
  tag: string,
  { description, outline }: { description: Description; outline: Outline },
): Promise<void> {
  const { sizeBytes, syntax, readText } = description.source
  if (sizeBytes < LEAST_BYTES) return
  const text = await readText()
  // Numbers that JSON does not have.
  if (syntax === 'yaml' && /[.](?:inf|nan)\b/i.test(text)) return
  const packed = await pack(description, outline, pauses())
  const digest = await digestOf(tag, packed)
  if (digest === undefined) return
  const deflated = await deflate(text)
  const { portal, viewer } = key
  const entry: CacheEntry = {
    id: idOf(key),
    bytes: packed.head.length + packed.body.length + deflated.size,
    usedAt: Date.now(),
    portal,
    viewer,
  }
  await new LruStore().put(entry, { packed: { tag, ...packed, digest }, text: deflated })
}

/** Lets requests of the page be answered between two slices of work. */
function pauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < PAUSE_AFTER_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}

const deflate = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()

const inflated = (found: unknown): Promise<string> => {
  if (!(found instanceof Blob)) throw new TypeError('The text of a cached description is gone.')
  return new Response(found.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}
