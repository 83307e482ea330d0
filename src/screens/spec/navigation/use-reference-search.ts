import { useState } from 'react'
import type { PortalError } from '../../../api'
import { useAsync } from '../../../state'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { entryOfHit, type NavigationEntry } from './navigation-groups'

/** More hits than these are no answer but another list to search in. */
const MOST_HITS = 50

export interface ReferenceSearchState {
  readonly text: string
  /** Those of the latest answer, best first; undefined until the first one. */
  readonly hits: readonly NavigationEntry[] | undefined
  /** Why there is no answer. */
  readonly failure: PortalError | undefined
  /** False while the hits are those of a text before. */
  readonly isCurrent: boolean
  setText(text: string): void
}

/** Search over operations and models. It runs in the worker, so every keystroke may ask. */
export function useReferenceSearch(): ReferenceSearchState {
  const { description } = useOpenReference()
  const [text, setText] = useState('')
  const wanted = text.trim()

  const found = useAsync(
    async (signal): Promise<readonly NavigationEntry[] | undefined> =>
      wanted === ''
        ? undefined
        : (await (await description.engine()).search(wanted, { limit: MOST_HITS, signal })).map(entryOfHit),
    [description, wanted],
    { keepPreviousData: true },
  )
  return {
    text,
    hits: wanted !== '' && found.status === 'ready' ? found.data : undefined,
    failure: found.status === 'failed' ? found.error : undefined,
    isCurrent: found.status === 'failed' || (found.status === 'ready' && !found.refreshing),
    setText,
  }
}
