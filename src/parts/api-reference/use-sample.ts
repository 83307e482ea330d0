import type { Example, MediaType } from '../../reference'
import { useDescribed } from './use-described'
import { useChoices } from './branches'
import type { Direction } from './schema-children'

/**
 * The first example of a media type, else a value made from its schema; undefined where there is neither. Once the reader has
 * chosen an alternative of the schema, a value of that.
 */
export function useSample(
  media: MediaType | undefined,
  direction: Direction,
): Example | 'loading' | undefined {
  const choices = useChoices(media?.pointer)
  const first = media?.examples.find(({ text }) => text !== '')
  // The author's example takes one alternative, and it may be another one.
  const given = choices.length > 0 && media?.schema ? undefined : first
  const pointer = given ? undefined : media?.pointer
  const made = useDescribed(
    pointer === undefined
      ? undefined
      : {
          method: 'sample',
          parameters: [pointer, direction, choices],
          ask: (engine, signal) => engine.sample({ pointer, direction, choices }, { signal }),
        },
    { keepPreviousData: choices.length > 0 },
  )
  if (given || !made) return given
  if (made.status === 'ready') return made.data ?? first
  return first ?? (made.status === 'loading' ? 'loading' : undefined)
}
