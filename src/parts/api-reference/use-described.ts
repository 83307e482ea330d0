import type { ReferenceEngine } from '../../reference'
import type { LazyDescription } from '../../reference/lazy-description'
import { type ReloadableRemote, useRead } from '../../state'
import { useOpenReference } from './reference-context'

type DescriptionMethod = 'outline' | 'operation' | 'schema' | 'sample' | 'uses'

/** Key in the cache of something that is known of a description. */
export const descriptionKey = (
  { source }: LazyDescription,
  method: DescriptionMethod,
  ...parameters: readonly unknown[]
) => ['description', source, method, ...parameters] as const

interface Question<T> {
  readonly method: DescriptionMethod
  /** What the result depends on. */
  readonly parameters: readonly unknown[]
  ask(engine: ReferenceEngine, signal: AbortSignal): Promise<T>
}

/**
 * Asks the open description, through the cache of what the portal's tags have read.
 *
 * @param question - Undefined: nothing is wanted.
 */
export function useDescribed<T>(
  question: Question<T>,
  options?: { readonly keepPreviousData?: boolean },
): ReloadableRemote<T>
export function useDescribed<T>(
  question: Question<T> | undefined,
  options?: { readonly keepPreviousData?: boolean },
): ReloadableRemote<T> | undefined
export function useDescribed<T>(
  question: Question<T> | undefined,
  { keepPreviousData }: { readonly keepPreviousData?: boolean } = {},
): ReloadableRemote<T> | undefined {
  const { description } = useOpenReference()
  return useRead<T>(
    question && {
      key: descriptionKey(description, question.method, ...question.parameters),
      load: async (_api, signal) => question.ask(await description.engine(), signal),
    },
    { keepPreviousData, isOfEveryone: description.isOfEveryone },
  )
}
