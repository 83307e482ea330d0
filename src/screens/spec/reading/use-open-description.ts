import { useEffect } from 'react'
import {
  createReferenceEngine,
  type Operation,
  type Outline,
  type ReferenceEngine,
  type ReferenceSource,
} from '../../../reference'
import { type Remote, useLatest, useRemote } from '../../../state'

export interface OpenDescription {
  readonly engine: ReferenceEngine
  readonly outline: Outline
  /** What was to be open first, when it is an operation: asked for together with the outline. */
  readonly first: Promise<Operation | undefined>
}

/** Gives a description to open; null where there is none. */
export type LoadSource = (signal: AbortSignal) => Promise<ReferenceSource | null>

/**
 * A description in a worker of its own, which ends when the description is no longer shown. While another is being opened, the
 * one before stays.
 *
 * @param load - The same function as long as the description is the same.
 * @param address - Of what is to be open; empty for the overview.
 */
export function useOpenDescription(load: LoadSource, address: string): Remote<OpenDescription | null> {
  const wanted = useLatest(address)
  const remote = useRemote(
    async (signal) => {
      // The worker starts while the description is on its way.
      const engine = createReferenceEngine()
      try {
        const source = await load(signal)
        if (source) {
          const opening = engine.open(source, { signal })
          const first = firstOperation(engine, wanted.current)
          return { engine, outline: await opening, first }
        }
        engine.close()
        return null
      } catch (failure) {
        engine.close()
        throw failure
      }
    },
    [load, wanted],
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
