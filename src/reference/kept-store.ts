import { clear, createStore, type UseStore } from 'idb-keyval'

/** Where descriptions are kept between visits; shared by all pages of an origin. */
export const keptStore = (): UseStore => createStore('portal-elements-descriptions', 'parts')

/** Forgets every description, as after a sign-out. Never rejects: where nothing can be kept there is nothing to forget. */
export async function forgetDescriptions(): Promise<void> {
  try {
    await clear(keptStore())
  } catch (failure) {
    console.warn(failure)
  }
}
