import type { ContractChange } from './contract-changes'

type Version = readonly [major: number, minor: number, patch: number]

function readVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  if (!match) throw new Error(`"${text}" is no version of the form 1.2.3.`)
  const [major = 0, minor = 0, patch = 0] = match.slice(1).map(Number)
  return [major, minor, patch]
}

/**
 * Returns the lowest version that semantic versioning allows after these changes. Before 1.0.0 a breaking change raises the second
 * number, and an addition the third.
 */
export function lowestVersion(before: string, changes: readonly ContractChange[]): string {
  const [major, minor, patch] = readVersion(before)
  const isBreaking = changes.some((change) => change.isBreaking)
  if (isBreaking) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
  return changes.length > 0 && major > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** @throws if the version is lower than the changes allow. The message lists them. */
export function assertVersion(before: string, version: string, changes: readonly ContractChange[]): void {
  const lowest = lowestVersion(before, changes)
  const [one, other] = [readVersion(version), readVersion(lowest)]
  const difference = [0, 1, 2]
    .map((index) => (one[index] ?? 0) - (other[index] ?? 0))
    .find((found) => found !== 0)
  if (difference === undefined || difference > 0) return
  const listed = changes.map(({ isBreaking, text }) => `- ${isBreaking ? 'breaking: ' : ''}${text}`)
  throw new Error([`${version} must be ${lowest} or higher after ${before}:`, ...listed].join('\n'))
}
