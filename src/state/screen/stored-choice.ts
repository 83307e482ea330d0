import { createStore } from '../../lib/store'
import { localText } from '../page-storage'

/** One remembered text, the same for all who ask for its name on this page and in other tabs of the origin. */
export interface StoredChoice {
  /** Null as long as nothing was chosen. */
  current(): string | null
  choose(value: string): void
  /** Returns its own undo. */
  subscribe(listener: () => void): () => void
}

const choices = new Map<string, StoredChoice>()

function createChoice(key: string): StoredChoice {
  const stored = localText(key)
  /** Where the browser stores nothing, a choice lasts as long as the page. */
  const unstored = createStore<string | null>(null)
  return {
    current: () => unstored.get() ?? stored.read(),
    choose: (value) => unstored.set(stored.write(value) ? null : value),
    subscribe(listener) {
      const followTabs = (event: StorageEvent) => {
        // A storage that was cleared has no key.
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', followTabs)
      const unfollow = unstored.subscribe(listener)
      return () => {
        removeEventListener('storage', followTabs)
        unfollow()
      }
    },
  }
}

/** @param name - Tells choices apart in the storage of one origin. */
export function storedChoice(name: string): StoredChoice {
  const choice = choices.get(name) ?? createChoice(`portal-elements:${name}`)
  choices.set(name, choice)
  return choice
}
