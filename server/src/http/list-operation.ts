import type { Position, Section, Total } from '../store/paging'
import { cursorAt, positionOfCursor } from './list-cursors'
import { operation, type Call, type Input, type Operation } from './operation'
import { json } from './operation-response'
import { Problem } from './problem'

interface ListInput extends Input {
  query: { 'page[size]': number; 'page[after]'?: string }
}

interface ListBody {
  data: readonly object[]
  /** Null after the last item. */
  next: Position | null
}

/** Declares an operation that lists for operators, in sections that each begin with the cursor of the one before. */
export function listOperation<Filters extends object, Params = unknown>({
  id,
  isCompressed,
  read,
}: Pick<Operation, 'id' | 'isCompressed'> & {
  read: (
    call: Call<{ params: Params; query: ListInput['query'] & Filters }>,
    section: Section,
  ) => Promise<ListBody & Partial<Total>>
}): Operation {
  return operation<{ params: Params; query: ListInput['query'] & Filters }>({
    id,
    access: 'operator',
    isCompressed,

    async handle(call) {
      const { params, query, services } = call
      const { 'page[size]': size, 'page[after]': cursor, ...filters } = query
      const list = { operationId: id, scope: { ...params, ...filters } }
      const after = cursor === undefined ? undefined : await positionOfCursor(cursor, list, services.secrets)
      if (cursor !== undefined && !after)
        throw new Problem('invalidRequest', { invalidParameters: [otherCursor] })
      const { data, next, total, isTotalExact } = await read(call, { size, after })
      return json({
        data,
        meta: {
          next: next && (await cursorAt(next, list, services.secrets)),
          ...(total === undefined ? {} : { total, total_is_exact: isTotalExact }),
        },
      })
    },
  })
}

const otherCursor = { field: 'page[after]', source: 'query', rule: 'invalid', reason: 'otherCursor' } as const
