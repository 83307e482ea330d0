import { useEffect } from 'react'
import type { Operation, Outline, ReferenceEngine } from '../../../reference'
import { type Remote, useLatest, useAsync } from '../../../state'
import type { PendingDescription } from '../../../reference/pending-description'

export interface OpenDescription {
  readonly engine: ReferenceEngine
  readonly outline: Outline
  /** The first open page, if it is an operation: requested together with the outline. */
  readonly first: Promise<Operation | undefined>
}

/** Begins to open a description; null where there is none. */
export type OpenSource = (signal: AbortSignal) => Promise<PendingDescription | null>

/**
 * A description in a worker of its own, which ends when the description is no longer shown. While another is being opened, the
 * one before stays.
 *
 * @param open - The same function as long as the description is the same.
 * @param address - Of what is to be open; empty for the overview.
 */
export function useOpenDescription(open: OpenSource, address: string): Remote<OpenDescription | null> {
  const wanted = useLatest(address)
  const remote = useAsync(
    async (signal) => {
      const opening = await open(signal)
      if (!opening) return null
      const { engine } = opening
      const close = () => engine.close()
      if (signal.aborted) close()
      signal.addEventListener('abort', close, { once: true })
      try {
        const first = firstOperation(engine, wanted.current)
        return { engine, outline: await opening.outline, first }
      } catch (failure) {
        close()
        throw failure
      } finally {
        signal.removeEventListener('abort', close)
      }
    },
    [open, wanted],
    { keepPreviousData: true },
  )
  const engine = remote.status === 'ready' ? remote.data?.engine : undefined
  useEffect(() => () => engine?.close(), [engine])
  return remote
}

/** Undefined for whatever is no operation, and when anything goes wrong: it is asked for again, and then told. */
async function firstOperation(engine: ReferenceEngine, address: string): Promise<Operation | undefined> {
  const name = address.replace(/^#?[/]?/, '')
  if (name === '') return undefined
  return engine.operation({ hash: `/${name}` }).catch(() => undefined)
}
