import { skipToken } from '@tanstack/react-query'
import { isPortalError } from '../../api'
import type { Portal } from '../portal'
import { queryClientOf } from './query-client'

/** What the screens of a page have read: keys of the cache with their data. */
export type PageReads = readonly (readonly [key: readonly unknown[], data: unknown])[]

/**
 * Loads what the screens of a page have asked for in a render that runs no effects.
 *
 * @returns `complete` if nothing was missing, `failed` if something cannot be had.
 */
export async function loadMissingReads(portal: Portal): Promise<'complete' | 'loaded' | 'failed'> {
  const queries = queryClientOf(portal).getQueryCache().getAll()
  const missing = queries.filter(
    ({ state, options }) => state.data === undefined && options.queryFn !== skipToken,
  )
  if (missing.length === 0) return 'complete'
  try {
    await Promise.all(missing.map((query) => query.fetch()))
    return 'loaded'
  } catch (error) {
    if (isPortalError(error)) return 'failed'
    throw error
  }
}

export const pageReadsOf = (portal: Portal): PageReads =>
  queryClientOf(portal)
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const]))

/** Else the timers of the cache keep it for minutes. */
export const forgetPageReads = (portal: Portal): void => queryClientOf(portal).clear()
