import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema'

/** Stands for the value while a query is compiled. */
const placeholder = 'the value of an execution'

/**
 * Returns a function that executes a query for a value. The query is compiled once for each variant, as there are few of: to build and
 * compile it takes as long as to execute it, which counts where it is executed for every call of an API.
 */
export function compiledQuery<V extends readonly (boolean | string)[], R>(
  build: (db: Kysely<Schema>, value: string, ...variant: V) => Compilable<R>,
): (db: Kysely<Schema>, value: string, ...variant: V) => Promise<R[]> {
  const compiled = new Map<string, CompiledQuery<R>>()
  return async (db, value, ...variant) => {
    const key = variant.join(' ')
    const query = compiled.get(key) ?? build(db, placeholder, ...variant).compile()
    compiled.set(key, query)
    const parameters = query.parameters.map((parameter) => (parameter === placeholder ? value : parameter))
    const { rows } = await db.executeQuery<R>({ ...query, parameters })
    return rows
  }
}
