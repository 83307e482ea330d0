import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Seconds by what ran: a test file on an engine, or a check. */
export type Durations = Readonly<Record<string, number>>

/** Measured once on two cores, for a clone that has run nothing yet. */
const KNOWN = 'scripts/test/durations.json'
const REMEMBERED = '.cache/test-durations.json'

const read = (path: string): Durations =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Durations) : {}

export const readDurations = (): Durations => ({ ...read(KNOWN), ...read(REMEMBERED) })

export function rememberDurations(measured: Durations): void {
  mkdirSync(dirname(REMEMBERED), { recursive: true })
  writeFileSync(REMEMBERED, JSON.stringify({ ...read(REMEMBERED), ...measured }, undefined, 2))
}

export interface FileGroup {
  readonly files: readonly string[]
  readonly seconds: number
}

/**
 * Splits files into groups of about the same length, so that a group pays once for its browser and its portal and none is so
 * long that the others wait for it.
 */
export function groupFiles(
  files: readonly string[],
  secondsOf: (file: string) => number,
  groupSeconds: number,
): FileGroup[] {
  const total = files.reduce((sum, file) => sum + secondsOf(file), 0)
  const count = Math.min(files.length, Math.max(1, Math.ceil(total / groupSeconds)))
  const groups = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }))
  for (const file of [...files].sort((a, b) => secondsOf(b) - secondsOf(a))) {
    const shortest = groups.reduce((least, group) => (group.seconds < least.seconds ? group : least))
    shortest.files.push(file)
    shortest.seconds += secondsOf(file)
  }
  return groups
}
