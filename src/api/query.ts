/** A page of a list, from 1. Default: the server's. */
export interface Paging {
  /** 1 to 100. */
  readonly pageSize?: number
  readonly pageNumber?: number
}

type Condition = string | { readonly eq: string } | { readonly contains: string }

/** Conditions by field, combined by AND. A string means equality. Empty strings are ignored. */
export type Filters<Field extends string> = Readonly<Partial<Record<Field, Condition>>>

/** Query parameters; those without a value are left out. */
export function queryOf(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query
}

export const pageParameters = ({ pageSize, pageNumber }: Paging) => ({
  'page[size]': pageSize,
  'page[number]': pageNumber,
})

export function filterParameters(filters: Filters<string> | undefined): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const [field, condition] of Object.entries(filters ?? {})) {
    if (condition === undefined) continue
    const operators = typeof condition === 'string' ? { eq: condition } : condition
    for (const [operator, value] of Object.entries(operators))
      parameters[`filter[${field}][${operator}]`] = value
  }
  return parameters
}
