import type { Database } from '../store/database'
import type { Position, Section, Total } from '../store/paging'
import type { Command, CommandOutput, OpenTraffic, TrafficCommand } from './command'

export interface ListOptions {
  /** Most entries. Default: 1000. */
  limit?: number
}

/** More than a terminal shows. */
export const defaultLimit = 1000

interface List<Entry, Options extends ListOptions> extends Shown<Entry, Options> {
  read(database: Database, section: Section, options: Options): Promise<Read<Entry>>
}

interface TrafficList<Entry, Options extends ListOptions> extends Shown<Entry, Options> {
  /** @param traffic - Opened when it is asked for. */
  read(database: Database, section: Section, options: Options, traffic: OpenTraffic): Promise<Read<Entry>>
}

interface Shown<Entry, Options extends ListOptions> {
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
export function listCommand<Entry extends object, Options extends ListOptions = ListOptions>(
  list: List<Entry, Options>,
): Command<Options> {
  return {
    run: async (database, options) =>
      outputOf(await list.read(database, sectionOf(options), options), options, list),
  }
}

/** The same, of a list that is read from traffic. */
export function trafficListCommand<Entry extends object, Options extends ListOptions>(
  list: TrafficList<Entry, Options>,
): TrafficCommand<Options> {
  return {
    run: async (database, options, traffic) =>
      outputOf(await list.read(database, sectionOf(options), options, traffic), options, list),
  }
}

const sectionOf = ({ limit = defaultLimit }: ListOptions): Section => ({ size: limit })

function outputOf<Entry extends object, Options extends ListOptions>(
  found: Read<Entry>,
  options: Options,
  { lineOf, recordOf = (entry) => entry, none }: Shown<Entry, Options>,
): CommandOutput {
  const { data } = found
  if (data.length === 0) return { lines: [none(options)], records: [] }
  const lines = data.map((entry) => lineOf(entry, data))
  if (found.next) lines.push(moreOf(found))
  return { lines, records: data.map(recordOf) }
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
