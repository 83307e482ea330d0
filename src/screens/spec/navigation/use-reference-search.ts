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
  setText(text: string): void
}

/** Search over operations and models. It runs in the worker, so every keystroke may ask. */
export function useReferenceSearch(): ReferenceSearchState {
  const { engine } = useOpenReference()
  const [text, setText] = useState('')
  const [hits, setHits] = useState<readonly NavigationEntry[]>()
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === '') return
    const stop = new AbortController()
    engine.search(wanted, { limit: MOST_HITS, signal: stop.signal }).then(
      (found) => {
        if (!stop.signal.aborted) setHits(found.map(entryOf))
      },
      (failure: unknown) => {
        if (stop.signal.aborted) return
        // The worker is gone, and the operation beside this says so with a way to try again.
        if (failure instanceof DescriptionError) setHits([])
        else throw failure
      },
    )
    return () => stop.abort()
  }, [engine, wanted])

  return { text, hits: wanted === '' ? undefined : hits, setText }
}

function entryOf(
  hit: Awaited<ReturnType<ReturnType<typeof useOpenReference>['engine']['search']>>[number],
): NavigationEntry {
  if (hit.kind === 'model')
    return { place: { kind: 'model', name: hit.name }, title: hit.name, deprecated: false }
  const { tag, operation } = hit
  return {
    place: { kind: 'operation', tag, operation },
    title: operation.title,
    operation,
    deprecated: operation.deprecated,
  }
}
