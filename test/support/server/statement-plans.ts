import pg from 'pg'
import type { Database } from '../../../server/src/store/database'

export interface Statement {
  text: string
  values: readonly unknown[]
}

/** Returns what this process sends to any database while a function runs. One recording at a time. */
export async function statementsDuring(run: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const client = pg.Client.prototype as { query: (...query: unknown[]) => unknown }
  const { query: send } = client
  client.query = function (this: pg.Client, ...query: unknown[]) {
    const [first, values] = query as [string | { text?: string; values?: unknown[] }, unknown]
    const text = typeof first === 'string' ? first : first.text
    const given = typeof first === 'string' ? values : (first.values ?? values)
    if (text) recorded.push({ text, values: Array.isArray(given) ? given : [] })
    return send.apply(this, query)
  }
  try {
    await run()
  } finally {
    client.query = send
  }
  return recorded
}

/**
 * Returns what statements read of large tables in full, one line for each: `registrations: Seq Scan`. A table is read in full
 * if no index leads to its rows, or if a whole index is read and nothing limits how much of it. A condition on another than the
 * first column of an index leaves the whole of it to be read.
 *
 * The test's tables are small, so sequential scans are made expensive: one that is left has no index it could use.
 */
export async function fullReads(
  { database }: { readonly database: Pick<Database, 'pool'> },
  statements: readonly Statement[],
  largeTables: readonly string[],
): Promise<string[]> {
  const client = await database.pool.connect()
  const found = new Set<string>()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows: indexes } = await client.query<Index>(treeIndexes)
    for (const { text, values } of statements) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) ${text}`,
        [...values],
      )
      for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? [])
        for (const read of fullReadsOf(Plan, indexes, false))
          if (largeTables.includes(read.table)) found.add(`${read.table}: ${read.type}`)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  return [...found].sort()
}

/** Runs queries again, and counts the rows that they get from tables and indexes, with those that they leave out. */
export async function rowsScanned(
  { database }: { readonly database: Pick<Database, 'pool'> },
  queries: readonly Statement[],
): Promise<number> {
  let count = 0
  for (const { text, values } of queries) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    )
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) count += rowsScannedBy(Plan)
  }
  return count
}

function rowsScannedBy({ Plans = [], ...node }: PlanNode): number {
  const below = Plans.reduce((sum, plan) => sum + rowsScannedBy(plan), 0)
  if (!node['Relation Name']) return below
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
  return below + each * (node['Actual Loops'] ?? 1)
}

interface Index {
  name: string
  table: string
  first_column: string
}

/** Other kinds of indexes serve a condition on any of their columns. */
const treeIndexes = `
  select classes.relname as name, tables.relname as table, pg_get_indexdef(indexrelid, 1, true) as first_column
  from pg_index
  join pg_class classes on classes.oid = indexrelid
  join pg_class tables on tables.oid = indrelid
  join pg_am on pg_am.oid = classes.relam
  where amname = 'btree'`

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  /** Only after it ran, like the two below. */
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Nodes that read all of their input before they return a row, so that a limit above them does not limit it. */
const consuming = /^(Sort|Incremental Sort|Aggregate|Hash|Group|Unique|WindowAgg|Materialize)$/

function* fullReadsOf(
  node: PlanNode,
  indexes: readonly Index[],
  isLimited: boolean,
): Iterable<{ table: string; type: string }> {
  const type = node['Node Type']
  const index = indexes.find(({ name }) => name === node['Index Name'])
  if (type === 'Seq Scan') yield { table: node['Relation Name'] ?? '', type }
  else if (index && !isLimited && !node['Index Cond']?.includes(index.first_column))
    yield { table: index.table, type }
  const isChildLimited = type === 'Limit' || (isLimited && !consuming.test(type))
  for (const child of node.Plans ?? []) yield* fullReadsOf(child, indexes, isChildLimited)
}
