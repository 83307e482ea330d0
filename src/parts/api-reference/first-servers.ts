import type { Outline } from '../../reference'

/** Origins that descriptions named when they were first loaded in this page, by where they come from. */
const known = new Map<string, readonly string[]>()

/**
 * Returns the origins that may get credentials: those that the operator lists. Where there is no list, those that the description named when
 * it was first loaded, so that it cannot name others behind the reader's back.
 */
export function firstServers(source: string, { trustedServers, serverOrigins }: Outline): readonly string[] {
  if (trustedServers) return trustedServers
  const first = known.get(source) ?? serverOrigins
  known.set(source, first)
  return first
}
