import type { ProductVersion } from '../../../api'

/**
 * The version that an address means: by ID, else by name ignoring case, else the newest. Addresses that were encoded twice are
 * understood as well.
 *
 * @param versions - Oldest first.
 * @returns undefined only where there is no version at all.
 */
export function chooseVersion(
  versions: readonly ProductVersion[],
  wanted: string | undefined,
): ProductVersion | undefined {
  const names = wanted === undefined ? [] : [wanted, decoded(wanted)]
  for (const name of names) {
    const found =
      versions.find(({ id }) => id === name) ??
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
