import {
  sql,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type Simplify,
  type SqlBool,
} from 'kysely'

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
