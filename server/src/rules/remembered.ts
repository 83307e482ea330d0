import type { ChangeFeed, ChangeTopic } from '../store/change-feed'
import type { Eventually } from './eventually'

/** A value that is loaded when first asked for, and again after every change under its topic. */
export function remembered<T>(
  changes: ChangeFeed,
  topic: ChangeTopic,
  load: () => Promise<T>,
): () => Eventually<T> {
  let kept: { generation: number; value: T } | undefined

  async function loaded(generation: number): Promise<T> {
    const value = await load()
    if (changes.generation(topic) === generation) kept = { generation, value }
    return value
  }

  return () => {
    const generation = changes.generation(topic)
    return kept?.generation === generation && changes.isListening ? kept.value : loaded(generation)
  }
}
