import { inTurn } from '../import/import-turn'
import { decideVersion } from '../rules/version-decisions'
import { operatorActor } from '../store/audit-log'
import type { Database } from '../store/database'
import { findVersionNamed, type NamedVersionRecord } from '../store/version-decisions'
import { refuse, said, type Command } from './command'
import { momentOf } from './moment'

interface DeprecateOptions {
  /** `tides/1.0`, or an ID. */
  version: string
  /** When it becomes sunset: a date, which begins in UTC, or a date and time in ISO 8601. */
  sunset?: string
  /** The version that the mail names. */
  replacedBy?: string
}

/** Deprecates a version beside the files, and mails the developers whose applications use it. */
export const deprecateVersion: Command<DeprecateOptions> = {
  run: (database, { version: named, sunset, replacedBy }) =>
    inTurn(database, async () => {
      const version = await requireVersion(database, named)
      if (version.isSunset) refuse(`${version.name} is sunset already.`)
      const sunsetAt = sunset === undefined ? null : momentOf(sunset)
      if (sunsetAt && sunsetAt <= new Date())
        refuse(
          `${sunset} has passed already. To sunset it at once: portal-server versions sunset ${version.name}`,
        )
      const replacement = await replacementOf(database, version, replacedBy)
      const decision = { status: 'deprecated', sunsetAt, replacedBy: replacement } as const
      const result = await decideVersion(database, version, decision, operatorActor)
      const end = sunsetAt ? `, and sunset on ${sunsetAt.toISOString()}` : ''
      return outcome(version, `is deprecated${end}`, 'deprecated', result?.mailed ?? 0)
    }),
}

/** Ends a version at once beside the files: gateways refuse its requests, and the developers whose applications use it are mailed. */
export const sunsetVersion: Command<Omit<DeprecateOptions, 'sunset'>> = {
  run: (database, { version: named, replacedBy }) =>
    inTurn(database, async () => {
      const version = await requireVersion(database, named)
      if (version.isSunset) refuse(`${version.name} is sunset already.`)
      const replacement = await replacementOf(database, version, replacedBy)
      const decision = { status: 'sunset', sunsetAt: null, replacedBy: replacement } as const
      const result = await decideVersion(database, version, decision, operatorActor)
      return outcome(version, 'is sunset now', 'sunset', result?.mailed ?? 0)
    }),
}

/** Takes such a decision back. */
export const resetVersion: Command<{ version: string }> = {
  run: (database, { version: named }) =>
    inTurn(database, async () => {
      const version = await requireVersion(database, named)
      if (!(await decideVersion(database, version, null, operatorActor)))
        return refuse(
          `Nothing was decided about ${version.name}: the files say that it is ${version.status}.`,
        )
      const now = await requireVersion(database, version.id)
      return outcome(now, `is what the files say again: ${now.status}`, now.status, 0)
    }),
}

function outcome({ id, name }: NamedVersionRecord, what: string, status: string, mailed: number) {
  const told = mailed === 0 ? [] : [`${mailed} ${mailed === 1 ? 'developer is' : 'developers are'} mailed.`]
  return said([`${name} ${what}.`, ...told], { id, version: name, status, mailed })
}

async function replacementOf(
  database: Database,
  { id }: NamedVersionRecord,
  named: string | undefined,
): Promise<string | null> {
  if (named === undefined) return null
  const replacement = await requireVersion(database, named)
  if (replacement.id === id) refuse('A version cannot replace itself.')
  if (replacement.isSunset) refuse(`${replacement.name} is sunset, so it cannot replace another.`)
  return replacement.id
}

async function requireVersion({ db }: Database, named: string): Promise<NamedVersionRecord> {
  return (
    (await findVersionNamed(db, named)) ??
    refuse(`There is no version ${named}. Versions are named with the folder of their product: tides/1.0`)
  )
}
