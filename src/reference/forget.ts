import { clear } from 'idb-keyval'
import { keptStore } from './kept-store'

/** Forgets every description, as after a sign-out. Never rejects: where nothing can be kept there is nothing to forget. */
export default async function forgetDescriptions(): Promise<void> {
  try {
    await clear(keptStore())
  } catch (failure) {
    console.warn(failure)
  }
}
