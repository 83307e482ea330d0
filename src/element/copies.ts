import { version } from '../../package.json'

/** A copy of the kit on this page that has the tags of a prefix. */
interface KitCopy {
  readonly version: string
  readonly url: string
  /** Of a loader: defines the tag of an element, if it is one of the kit's. */
  readonly meet?: (element: Element) => void
}

const page = globalThis as unknown as Record<symbol, Record<string, KitCopy> | undefined>
const copies = (page[Symbol.for('portal-elements')] ??= {})
let isReported = false

/**
 * Returns the copy of the kit that has the tags of a prefix: the first that asks for it. Undefined if that has another version, which
 * is reported once: its tags and ours could share neither modules nor attributes.
 *
 * @param url - Of a module beside which the asking copy's files are.
 */
export function copyFor(prefix: string, url: string, meet?: KitCopy['meet']): KitCopy | undefined {
  const copy = (copies[prefix] ??= { version, url: new URL('.', url).href, meet })
  if (copy.version === version) return copy
  if (!isReported)
    console.error(
      `portal-elements ${version} defines no tag: ${copy.version} from ${copy.url} uses the prefix ${prefix}. Remove one, or set data-prefix.`,
    )
  isReported = true
  return undefined
}
