import { useEffect, useMemo } from 'react'
import type { Outline } from '../../reference'
import { LazyDescription, type OpenSource } from '../../reference/lazy-description'
import { type Remote, useLastRead, useRead } from '../../state'
import { descriptionKey } from './use-described'

export interface OpenDescription {
  readonly description: LazyDescription
  readonly outline: Outline
}

interface DescriptionSource {
  /** The same function as long as the description is the same. */
  readonly open: OpenSource
  /** Tells descriptions apart within the page. */
  readonly source: string
  /** The same for every viewer. */
  readonly isOfEveryone: boolean
}

/**
 * A description in a worker of its own, which ends when the description is no longer shown; null where there is none. While another is being
 * opened, the one before stays.
 */
export function useOpenDescription({
  open,
  source,
  isOfEveryone,
}: DescriptionSource): Remote<OpenDescription | null> {
  const description = useMemo(
    () => new LazyDescription(source, isOfEveryone, open),
    [source, isOfEveryone, open],
  )
  const outline = useRead(
    {
      key: descriptionKey(description, 'outline'),
      load: (_api, signal) => description.outline(signal),
    },
    { isOfEveryone },
  )
  const data = outline.status === 'ready' ? outline.data : undefined
  const opened = useMemo(
    () => (data === undefined ? undefined : { description, outline: data }),
    [description, data],
  )
  const shown = useLastRead(opened)

  const latest = shown?.description
  useEffect(() => {
    latest?.prepare()
    return () => latest?.close()
  }, [latest])

  return useMemo(() => {
    if (outline.status === 'failed' || !shown) return outline.status === 'ready' ? loading : outline
    const { description: of, outline: known } = shown
    return {
      status: 'ready',
      data: known && { description: of, outline: known },
      refreshing: shown !== opened,
    }
  }, [outline, shown, opened])
}

const loading = { status: 'loading' } as const
