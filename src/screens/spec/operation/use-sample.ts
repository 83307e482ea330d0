import type { Example, MediaType } from '../../../reference'
import { useRemote } from '../../../state'
import { useOpenReference } from '../reading/reference-context'
import type { Direction } from '../schema/schema-children'

/** The first example of a media type, else a value made from its schema; undefined where there is neither. */
export function useSample(
  media: MediaType | undefined,
  direction: Direction,
): Example | 'loading' | undefined {
  const { engine } = useOpenReference()
  const given = media?.examples.find(({ text }) => text !== '')
  const pointer = given ? undefined : media?.pointer
  const made = useRemote(
    async (signal) => (pointer === undefined ? null : engine.sample({ pointer, direction }, { signal })),
    [engine, pointer, direction],
  )
  if (given || pointer === undefined) return given
  if (made.status === 'failed') return undefined
  return made.status === 'ready' ? (made.data ?? undefined) : 'loading'
}
