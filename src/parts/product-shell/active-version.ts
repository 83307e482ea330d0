import type { ProductVersion } from '../../api'

/**
 * The version that a text names by identifier, or by name in any case; without such a one the newest. Addresses that were
 * encoded twice are understood as well.
 *
 * @param versions - Oldest first.
 * @returns undefined only where there is no version at all.
 */
export function activeVersion(
  versions: readonly ProductVersion[],
  wanted: string | undefined,
): ProductVersion | undefined {
  for (const name of wanted === undefined ? [] : [wanted, decoded(wanted)]) {
    const found =
      versions.find(({ id }) => id === name) ??
      versions.find((version) => version.name === name) ??
      versions.find((version) => version.name.toLowerCase() === name.toLowerCase())
    if (found) return found
  }
  return versions.at(-1)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The newest that is not deprecated, where the given one is. */
export function replacementFor(
  version: ProductVersion | undefined,
  versions: readonly ProductVersion[],
): ProductVersion | undefined {
  return version?.deprecated ? versions.findLast(({ deprecated }) => !deprecated) : undefined
}
