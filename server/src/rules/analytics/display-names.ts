import type { Kysely } from 'kysely'
import { findApplicationNames, findVersionNames } from '../../store/display-names'
import type { Schema } from '../../store/schema'
import type { AnalyticsDimension } from './analytics-request'

/** Enough of an ID to tell two things of the same name apart. */
const idPrefix = 5

/**
 * Returns what charts print for each value of a dimension: `{product} - {version}`, the application's name, the status. Equal names get
 * the beginning of their ID; what was deleted has only that.
 */
export async function displayNames(
  db: Kysely<Schema>,
  dimension: Exclude<AnalyticsDimension, 'TIME'>,
  values: readonly string[],
): Promise<Map<string, string>> {
  if (dimension === 'STATUS_CODE') return new Map(values.map((value) => [value, value]))
  if (dimension === 'STATUS_CODE_GROUPED') return new Map(values.map((value) => [value, `${value}XX`]))
  const find = dimension === 'APPLICATION' ? findApplicationNames : findVersionNames
  const named = values.length === 0 ? [] : await find(db, values)
  const byId = new Map(named.map(({ id, name }) => [id, name]))
  const uses = (name: string) => named.filter((other) => other.name === name).length
  return new Map(
    values.map((id) => {
      const name = byId.get(id)
      const short = id.slice(0, idPrefix)
      return [id, name === undefined ? short : uses(name) > 1 ? `${name} (${short})` : name]
    }),
  )
}
