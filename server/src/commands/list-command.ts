import type { Database } from '../store/database'
import type { Page } from '../store/paging'
import type { Command } from './command'

export interface ListOptions {
  /** Most entries. Default: 1000. */
  limit?: number
}

/** More than a terminal shows. */
export const defaultLimit = 1000

interface List<Entry, Options extends ListOptions> {
  /** @returns the first entries, and how many there are in all if that is known. */
  read(database: Database, page: Page, options: Options): Promise<{ data: Entry[]; total?: number }>
  /** @param all - Everything that is listed. */
  lineOf(entry: Entry, all: readonly Entry[]): string
  /** What `--json` prints of an entry. Default: all of it. */
  recordOf?(entry: Entry): object
  /** What is said instead of an empty list. */
  none(options: Options): string
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
      const { data, total } = await read(database, { size: limit, number: 1 }, options)
      if (data.length === 0) return { lines: [none(options)], records: [] }
      const lines = data.map((entry) => lineOf(entry, data))
      if (total !== undefined && total > data.length)
        lines.push(`… and ${total - data.length} more; --limit ${total} shows all`)
      return { lines, records: data.map(recordOf) }
    },
  }
}
