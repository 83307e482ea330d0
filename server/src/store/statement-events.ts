import type { LogEvent } from 'kysely'
import { tables, type Table } from './whole-database'

export interface ExecutedStatement {
  /** Kind and first table: `select accounts`. One of few, because the texts of statements are many. */
  readonly name: string
  readonly seconds: number
  readonly hasFailed: boolean
}

export type StatementListener = (statement: ExecutedStatement) => void

/** Tells how long the statements of a database take. */
export class StatementEvents {
  #listener: StatementListener | undefined

  /** @returns the function that ends it. */
  listen(listener: StatementListener): () => void {
    this.#listener = listener
    return () => {
      if (this.#listener === listener) this.#listener = undefined
    }
  }

  /** For Kysely's `log`. */
  readonly report = ({ level, query, queryDurationMillis }: LogEvent): void => {
    this.#listener?.({
      name: statementName(query.sql),
      seconds: queryDurationMillis / 1000,
      hasFailed: level === 'error',
    })
  }
}

/** No backup has the last ones. */
const tableNames: ReadonlySet<string> = new Set<Table>([
  ...tables.map(({ name }) => name),
  'jobs',
  'leases',
  'gateway_feed',
  'gateway_changes',
])
const kinds: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'with'])

/** Names of partitions and of what a statement makes for itself are left out: there is no end to them. */
export function statementName(text: string): string {
  const kind = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''
  return `${kinds.has(kind) ? kind : 'other'} ${firstTableOf(text) ?? 'other'}`
}

function firstTableOf(text: string): string | undefined {
  const named = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(\w+)"?/gi
  for (let found = named.exec(text); found; found = named.exec(text))
    if (tableNames.has(found[1] ?? '')) return found[1]
  return undefined
}
