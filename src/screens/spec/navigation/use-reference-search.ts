import { useEffect, useState } from 'react'
import { DescriptionError } from '../../../reference'
import { useOpenReference } from '../reading/reference-context'
import type { NavigationEntry } from './navigation-groups'

/** More hits than these are no answer but another list to search in. */
const MOST_HITS = 50

export interface ReferenceSearchState {
  readonly text: string
  /** Those of the latest answer, best first; undefined until the first one. */
  readonly hits: readonly NavigationEntry[] | undefined
  /** Why there is no answer. */
  readonly failure: DescriptionError | undefined
  /** False while the hits are those of a text before. */
  readonly isCurrent: boolean
  setText(text: string): void
}

interface SearchResponse {
  readonly to: string
  readonly hits?: readonly NavigationEntry[]
  readonly failure?: DescriptionError
}

/** Search over operations and models. It runs in the worker, so every keystroke may ask. */
export function useReferenceSearch(): ReferenceSearchState {
  const { engine } = useOpenReference()
  const [text, setText] = useState('')
  const [response, setResponse] = useState<SearchResponse>({ to: '' })
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === '') return
    const stop = new AbortController()
    engine.search(wanted, { limit: MOST_HITS, signal: stop.signal }).then(
      (found) => {
        if (!stop.signal.aborted) setResponse({ to: wanted, hits: found.map(entryOf) })
      },
      (failure: unknown) => {
        if (stop.signal.aborted) return
        if (failure instanceof DescriptionError) setResponse({ to: wanted, failure })
        else throw failure
      },
    )
    return () => stop.abort()
  }, [engine, wanted])

  const { to, hits, failure } = wanted === '' ? { to: '' } : response
  return { text, hits, failure, isCurrent: to === wanted, setText }
}

function entryOf(
  hit: Awaited<ReturnType<ReturnType<typeof useOpenReference>['engine']['search']>>[number],
): NavigationEntry {
  if (hit.kind === 'model')
    return { page: { kind: 'model', name: hit.name }, title: hit.name, deprecated: false }
  const { tag, operation } = hit
  return {
    page: { kind: 'operation', tag, operation },
    title: operation.title,
    operation,
    deprecated: operation.deprecated,
  }
}
