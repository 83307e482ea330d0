import { useEffect } from 'react'
import {
  createReferenceEngine,
  type Outline,
  type ReferenceEngine,
  type ReferenceSource,
} from '../../../reference'
import { type Remote, useRemote } from '../../../state'

export interface OpenDescription {
  readonly engine: ReferenceEngine
  readonly outline: Outline
}

/** Gives a description to open; null where there is none. */
export type LoadSource = (signal: AbortSignal) => Promise<ReferenceSource | null>

/**
 * A description in a worker of its own, which ends when the description is no longer shown. While another is being opened, the
 * one before stays.
 *
 * @param load - The same function as long as the description is the same.
 */
export function useOpenDescription(load: LoadSource): Remote<OpenDescription | null> {
  const remote = useRemote(
    async (signal) => {
      // The worker starts while the description is on its way.
      const engine = createReferenceEngine()
      try {
        const source = await load(signal)
        if (source) return { engine, outline: await engine.open(source, { signal }) }
        engine.close()
        return null
      } catch (failure) {
        engine.close()
        throw failure
      }
    },
    [load],
  )
  const engine = remote.status === 'ready' ? remote.data?.engine : undefined
  useEffect(() => () => engine?.close(), [engine])
  return remote
}
