import type { ProductVersion } from '../../api'

/**
 * The version that a text names by identifier, or by name in any case; without such a one the newest.
 *
 * @param versions - Oldest first.
 */
export function activeVersion(
  versions: readonly ProductVersion[],
  wanted: string | undefined,
): ProductVersion | undefined {
  const name = wanted?.toLowerCase()
  return (
    versions.find(({ id }) => id === wanted) ??
    versions.find((version) => name !== undefined && version.name.toLowerCase() === name) ??
    versions.at(-1)
  )
}

/** The newest that is not deprecated, where the given one is. */
export function replacementFor(
  version: ProductVersion | undefined,
  versions: readonly ProductVersion[],
): ProductVersion | undefined {
  return version?.deprecated ? versions.findLast(({ deprecated }) => !deprecated) : undefined
}
