import type { Dialect } from './dialect'
import { integer, uuid } from './literals'
import type { TimePlan } from './time-plan'
import type { Dimension, TrafficFilter, TrafficQuery } from './traffic-query'

/**
 * Returns the statements of a query. Their rows have a `bucket`, `k0` and `k1` with the values of the dimensions, and `requests`; for
 * quantiles the `value`, or a `sketch` of it. Rows of the same group add up. Where a row has `statuses`, it stands for many
 * requests, by whose status it is neither grouped nor filtered yet.
 *
 * Values are part of the text: they are UUIDs, integers and times that the contract's validation let through, and each is checked
 * once more where it is written.
 */
export function compileQuery(query: TrafficQuery, plan: TimePlan, dialect: Dialect): string[] {
  const { dimensions, applications, filters } = query
  return dialect.statements({
    query,
    plan,
    columns: dimensions.map((dimension, index) => ({
      dimension,
      text: `${columnOf(dimension)} as k${index}`,
    })),
    conditions: [
      { dimension: 'application_id', text: `application_id in (${applications.map(uuid).join(', ')})` },
      ...filters.map((filter) => ({ dimension: filter.dimension, text: conditionOf(filter) })),
    ],
  })
}

/** Rounded down, because engines disagree about the quotient of integers. */
function columnOf(dimension: Dimension): string {
  return dimension === 'status_class' ? 'floor(status / 100)' : dimension
}

function conditionOf({ dimension, values, isExcluded }: TrafficFilter): string {
  if (values.length === 0) return isExcluded ? '1 = 1' : '1 = 0'
  const literals = values.map((value) => (typeof value === 'number' ? integer(value) : uuid(value)))
  return `${columnOf(dimension)} ${isExcluded ? 'not in' : 'in'} (${literals.join(', ')})`
}
