import {
  sql,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type Simplify,
  type SqlBool,
  type Transaction,
} from 'kysely'
import type { Schema } from './schema'

export interface Page {
  /** Items in a page. */
  size: number
  /** Counted from 1. */
  number: number
}

export interface Paged<T> {
  data: T[]
  /** Of all pages together. */
  total: number
}

/** The values by which a list is ordered, of one of its items. */
export type Position = readonly (string | number)[]

/** A part of a list that may be long: it is read from a position on, without what comes before. */
export interface Section {
  /** Most items. */
  size: number
  /** Position of the item before. Default: the list's beginning. */
  after?: Position
}

/** How many items there are, as far as they are counted. */
export interface Total {
  total: number
  /** False if there are more than `total`, which is the most that is counted then. */
  isTotalExact: boolean
}

export interface Listed<T> extends Total {
  data: T[]
  /** Position of the last item; null if none comes after it. */
  next: Position | null
}

/** The order of a list. Its last value makes it a total one, and an index has all of them. */
export interface ListOrder {
  by: readonly { value: RawBuilder<unknown>; type: 'timestamptz' | 'uuid' | 'text' | 'bigint' }[]
  isDescending?: boolean
}

/** Counting more would take longer than reading a page. */
const mostCounted = 10_000

type Db = Kysely<Schema> | Transaction<Schema>

export function oldestFirst(table: string): ListOrder {
  return {
    by: [
      { value: sql.ref(`${table}.created_at`), type: 'timestamptz' },
      { value: sql.ref(`${table}.id`), type: 'uuid' },
    ],
  }
}

export function newestFirst(table: string): ListOrder {
  return { ...oldestFirst(table), isDescending: true }
}

/**
 * Reads a section of a list, and counts the list.
 *
 * @param list.matching - The table with the conditions of the list, without joins.
 * @param list.show - Selects what is shown of the section, which is in order.
 */
export async function sectionOf<Table extends keyof Schema, ShownDb, Shown extends keyof ShownDb, Row>(
  db: Db,
  {
    matching,
    order,
    show,
  }: {
    matching: SelectQueryBuilder<Schema, Table, object>
    order: ListOrder
    show: (section: SelectQueryBuilder<Schema, Table, object>) => SelectQueryBuilder<ShownDb, Shown, Row>
  },
  { size, after }: Section,
): Promise<Listed<Simplify<Row>>> {
  const rest = after ? matching.where(isAfter(order, after)) : matching
  const rows = await show(inOrder(rest, order).limit(size + 1))
    .select(positionIn(order).as('position'))
    .$castTo<Row & { position: Position }>()
    .execute()
  return {
    ...firstOf<Simplify<Row>>(rows, size),
    ...(await countUpToLimit(db, matching)),
  }
}

/** Returns so many rows without their positions, and the position of the last if there are more. */
export function firstOf<Row extends object>(
  rows: readonly (object & { position: Position })[],
  size: number,
): { data: Row[]; next: Position | null } {
  const data = rows.slice(0, size).map((row) => {
    const shown: object = { ...row }
    Reflect.deleteProperty(shown, 'position')
    return shown as Row
  })
  return { data, next: (rows.length > size && rows[size - 1]?.position) || null }
}

export function inOrder<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { by, isDescending = false }: ListOrder,
): SelectQueryBuilder<DB, Tables, Row> {
  return by.reduce((ordered, { value }) => ordered.orderBy(value, isDescending ? 'desc' : 'asc'), query)
}

export function isAfter({ by, isDescending = false }: ListOrder, position: Position): RawBuilder<SqlBool> {
  const values = sql.join(by.map(({ value }) => value))
  const those = sql.join(by.map(({ type }, index) => sql`${position[index]}::${sql.raw(type)}`))
  return isDescending ? sql`(${values}) < (${those})` : sql`(${values}) > (${those})`
}

/** Times are exact to the microsecond there, other than in a `Date`. */
export function positionIn({ by }: ListOrder): RawBuilder<Position> {
  return sql`jsonb_build_array(${sql.join(by.map(({ value }) => value))})`
}

async function countUpToLimit<Table extends keyof Schema>(
  db: Db,
  matching: SelectQueryBuilder<Schema, Table, object>,
): Promise<Total> {
  const { counted } = await db
    .selectNoFrom(countedUpToLimit(matching).as('counted'))
    .executeTakeFirstOrThrow()
  return totalOf(counted)
}

/** An expression that counts the rows of a query, one more than the limit at most. */
export function countedUpToLimit<Table extends keyof Schema>(
  matching: SelectQueryBuilder<Schema, Table, object>,
): RawBuilder<number> {
  const some = matching.select(sql`1`.as('one')).limit(mostCounted + 1)
  return sql<number>`(select count(*)::integer from ${some} as counted)`
}

export function totalOf(counted: number): Total {
  return { total: Math.min(counted, mostCounted), isTotalExact: counted <= mostCounted }
}

/** What a text must be equal to or, ignoring case, contain. */
export interface TextFilter {
  operator: 'eq' | 'contains'
  value: string
}

export function offsetOf(page: Page): number {
  return (page.number - 1) * page.size
}

/** One page of what a query finds, and how much it finds in all. The query's order must be a total one. */
export async function pageOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  page: Page,
): Promise<Paged<Simplify<Row>>> {
  const data = await query.limit(page.size).offset(offsetOf(page)).execute()
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::integer`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { data, total }
}

/** One condition per filter; all must hold. */
export function textConditions(
  column: Expression<unknown>,
  filters: readonly TextFilter[] = [],
): RawBuilder<SqlBool>[] {
  return filters.map(({ operator, value }) =>
    operator === 'eq'
      ? sql<SqlBool>`${column}::text = ${value}`
      : // Not `like`: the value's own % and _ are letters like any other.
        sql<SqlBool>`strpos(lower(${column}::text), lower(${value})) > 0`,
  )
}
