import type { Database } from '../store/database'
import type { Position, Section, Total } from '../store/paging'
import type { Command } from './command'

export interface ListOptions {
  /** Most entries. Default: 1000. */
  limit?: number
}

/** More than a terminal shows. */
export const defaultLimit = 1000

interface List<Entry, Options extends ListOptions> {
  read(database: Database, section: Section, options: Options): Promise<Read<Entry>>
  /** @param all - Everything that is listed. */
  lineOf(entry: Entry, all: readonly Entry[]): string
  /** What `--json` prints of an entry. Default: all of it. */
  recordOf?(entry: Entry): object
  /** What is said instead of an empty list. */
  none(options: Options): string
}

interface Read<Entry> extends Partial<Total> {
  /** The first entries. */
  data: Entry[]
  /** Null if they are all. */
  next: Position | null
}

/** Returns a command that lists: a line and a record for each entry, and how many more there are. */
export function listCommand<Entry extends object, Options extends ListOptions = ListOptions>({
  read,
  lineOf,
  recordOf = (entry) => entry,
  none,
}: List<Entry, Options>): Command<Options> {
  return {
    async run(database, options) {
      const { limit = defaultLimit } = options
      const found = await read(database, { size: limit }, options)
      const { data } = found
      if (data.length === 0) return { lines: [none(options)], records: [] }
      const lines = data.map((entry) => lineOf(entry, data))
      if (found.next) lines.push(moreOf(found))
      return { lines, records: data.map(recordOf) }
    },
  }
}

/** Returns what a command reads of a list that is never long. */
export function firstOfAll<Entry>(all: readonly Entry[], { size }: Section): Read<Entry> {
  return {
    data: all.slice(0, size),
    next: all.length > size ? [size] : null,
    total: all.length,
    isTotalExact: true,
  }
}

function moreOf({ data, total, isTotalExact }: Read<object>): string {
  if (total === undefined) return '… and more; a larger --limit shows them'
  if (!isTotalExact)
    return `… and more, ${totalText({ total, isTotalExact: false })} in all; a larger --limit shows them`
  return `… and ${total - data.length} more; --limit ${total} shows all`
}

/** Returns a number as people read it: `12`, or `10,000+` for what is counted no further. */
export function totalText({ total, isTotalExact }: Total): string {
  return isTotalExact ? String(total) : `${total.toLocaleString('en')}+`
}
