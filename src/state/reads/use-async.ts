import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReloadableRemote } from '../remote'
import { toPortalError } from '../to-portal-error'
import { useRetryOnline } from './use-retry-online'

type Load<T> = (signal: AbortSignal) => Promise<T>

interface Work<T> {
  readonly dependencies: readonly unknown[]
  readonly load: Load<T>
}

interface Result<T> {
  readonly work: Work<T>
  readonly outcome: { readonly data: T } | { readonly failure: unknown }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]))

/**
 * Runs asynchronous work of the page itself, such as a question to a worker, when the component mounts and when a dependency changes.
 * Data of the Portal API is read with `useRead` instead, which caches it.
 *
 * @param load - Aborts when its signal does.
 * @param dependencies - What `load` depends on; each is compared with `Object.is`.
 * @param options.keepPreviousData - Until the next result is there, the one before is returned, marked as refreshing. Default: `loading`.
 */
export function useAsync<T>(
  load: Load<T>,
  dependencies: readonly unknown[],
  { keepPreviousData = false }: { readonly keepPreviousData?: boolean } = {},
): ReloadableRemote<T> {
  const [work, setWork] = useState<Work<T>>({ dependencies, load })
  const [result, setResult] = useState<Result<T>>()
  const isCurrent = isSame(work.dependencies, dependencies)
  if (!isCurrent) setWork({ dependencies, load })

  useEffect(() => {
    const running = new AbortController()
    const settle = (outcome: Result<T>['outcome']) => {
      if (!running.signal.aborted) setResult({ work, outcome })
    }
    work.load(running.signal).then(
      (data) => settle({ data }),
      (failure: unknown) => settle({ failure }),
    )
    return () => running.abort()
  }, [work])

  const failure = result && 'failure' in result.outcome ? toPortalError(result.outcome.failure) : undefined
  const retryOnline = useCallback(() => setWork((latest) => ({ ...latest })), [])
  useRetryOnline(failure, retryOnline)

  return useMemo(() => {
    const reload = () => setWork({ ...work })
    const isDone = isCurrent && result?.work === work
    if (!result) return { status: 'loading', reload }
    const { outcome } = result
    if ('failure' in outcome) {
      if (isDone) return { status: 'failed', error: toPortalError(outcome.failure), retry: reload, reload }
    } else if (keepPreviousData || (isCurrent && isSame(result.work.dependencies, work.dependencies))) {
      return { status: 'ready', data: outcome.data, refreshing: !isDone, reload }
    }
    return { status: 'loading', reload }
  }, [work, result, isCurrent, keepPreviousData])
}
