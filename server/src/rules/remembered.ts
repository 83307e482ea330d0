import type { ChangeFeed, ChangeTopic } from '../store/change-feed'

/** A value that is loaded when first asked for, and again after every change under its topic. */
export function remembered<T>(
  changes: ChangeFeed,
  topic: ChangeTopic,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: { generation: number; value: T } | undefined
  return async () => {
    const generation = changes.generation(topic)
    if (kept?.generation === generation && changes.isListening) return kept.value
    const value = await load()
    if (changes.generation(topic) === generation) kept = { generation, value }
    return value
  }
}
