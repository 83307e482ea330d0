import type { Page, Paged, TextFilter } from '../store/paging'

export interface PageQuery {
  'page[size]': number
  'page[number]': number
}

/** No list is that long; a larger number would not fit into the database's. */
const lastPage = 1_000_000_000

export function pageOf(query: PageQuery): Page {
  return { size: query['page[size]'], number: Math.min(query['page[number]'], lastPage) }
}

/** Reads `created_at` or `-created_at`, which the contract allows for a list. @returns undefined if no order is wanted. */
export function orderOf<Column extends string>(
  sort: string | undefined,
): { column: Column; isDescending: boolean } | undefined {
  if (!sort) return undefined
  const isDescending = sort.startsWith('-')
  return { column: (isDescending ? sort.slice(1) : sort) as Column, isDescending }
}

/** The list envelope of the contract. */
export function pageBody<T>({ data, total }: Paged<T>, query: PageQuery) {
  return { data, meta: { page: { total, size: query['page[size]'], number: query['page[number]'] } } }
}

/** Every filter on a field; `filter[x]` is short for `filter[x][eq]`. */
export function filtersOn(query: object, field: string): TextFilter[] {
  const filters: TextFilter[] = []
  for (const [suffix, operator] of [
    ['', 'eq'],
    ['[eq]', 'eq'],
    ['[contains]', 'contains'],
  ] as const) {
    const value = (query as Record<string, unknown>)[`filter[${field}]${suffix}`]
    if (typeof value === 'string') filters.push({ operator, value })
  }
  return filters
}
