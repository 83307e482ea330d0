export interface Days {
  /** `YYYY-MM-DD` */
  readonly names: readonly string[]
  /** Where each begins, and last the end. */
  readonly edges: readonly number[]
  /** Position of the day on which the clock changes; where it has not changed lately one in the middle. */
  readonly middle: number
}

/** Eleven days around the last change of the clock, in the time zone of the process or page that runs this. It uses nothing from outside. */
export function daysAroundChange(): Days {
  const today = new Date()
  const midnight = (ago: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago)
  const isChanged = (ago: number) => Number(midnight(ago - 1)) - Number(midnight(ago)) !== 86_400_000
  const candidates = Array.from({ length: 65 }, (_one, at) => at + 7)
  const change = candidates.find(isChanged) ?? 20
  const middle = 5
  const agos = Array.from({ length: 12 }, (_one, at) => change + middle - at)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    names: agos
      .slice(0, -1)
      .map(midnight)
      .map((day) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`),
    edges: agos.map((ago) => Number(midnight(ago))),
    middle,
  }
}

/**
 * Times at the edges of days: the last millisecond of a day and the first of the next are another day, and the first and the last of
 * all are outside.
 */
export function timesAtEdges({ edges, middle }: Days): number[] {
  const edge = (at: number) => edges[at] ?? Number.NaN
  const last = edges.length - 1
  return [
    [edge(0) - 1, edge(0)],
    [edge(middle) - 1, edge(middle), edge(middle) + 1],
    [edge(middle + 1) - 1, edge(middle + 1)],
    [edge(last) - 1, edge(last)],
  ].flat()
}

/** How many of these times each day has. */
export const countsOf = ({ names, edges }: Days, times: readonly number[]): number[] =>
  names.map(
    (_name, at) =>
      times.filter((time) => time >= (edges[at] ?? Infinity) && time < (edges[at + 1] ?? 0)).length,
  )
