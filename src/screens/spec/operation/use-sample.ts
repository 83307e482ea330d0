import type { Example, MediaType } from '../../../reference'
import { useAsync } from '../../../state'
import { useOpenReference } from '../reading/reference-context'
import { useChoices } from '../schema/branches'
import type { Direction } from '../schema/schema-children'

/**
 * The first example of a media type, else a value made from its schema; undefined where there is neither. Once the reader has
 * chosen an alternative of the schema, a value of that.
 */
export function useSample(
  media: MediaType | undefined,
  direction: Direction,
): Example | 'loading' | undefined {
  const { engine } = useOpenReference()
  const choices = useChoices(media?.pointer)
  const first = media?.examples.find(({ text }) => text !== '')
  // The author's example takes one alternative, and it may be another one.
  const given = choices.length > 0 && media?.schema ? undefined : first
  const pointer = given ? undefined : media?.pointer
  const made = useAsync(
    async (signal) =>
      pointer === undefined ? null : engine.sample({ pointer, direction, choices }, { signal }),
    [engine, pointer, direction, choices],
    { keepPreviousData: choices.length > 0 },
  )
  if (given || pointer === undefined) return given
  if (made.status === 'failed') return first
  return made.status === 'ready' ? (made.data ?? first) : 'loading'
}
