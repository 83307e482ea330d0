import { clear } from 'idb-keyval'
import { cacheStore } from './cache-store'

/** Removes every cached description, as after a sign-out. Never rejects: where nothing can be stored there is nothing to remove. */
export default async function clearDescriptionCache(): Promise<void> {
  try {
    await clear(cacheStore())
  } catch (failure) {
    console.warn(failure)
  }
}
