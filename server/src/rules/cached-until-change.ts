/** One value each, and no limit to keep: a cache with keys would be more to read than these lines. */
import type { ChangeFeed, ChangeTopic } from '../store/change-feed'
import type { MaybePromise } from '../lib/maybe-promise'

/** Returns a function that loads a value once, and again after every change of the topic. */
export function cachedUntilChange<T>(
  changes: ChangeFeed,
  topic: ChangeTopic,
  load: () => Promise<T>,
): () => MaybePromise<T> {
  let cached: { generation: number; value: T } | undefined

  async function loaded(generation: number): Promise<T> {
    const value = await load()
    if (changes.generation(topic) === generation) cached = { generation, value }
    return value
  }

  return () => {
    const generation = changes.generation(topic)
    return cached?.generation === generation && changes.isListening ? cached.value : loaded(generation)
  }
}
