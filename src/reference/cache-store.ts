import { createStore, type UseStore } from 'idb-keyval'

/** The IndexedDB store of cached descriptions; shared by all pages of an origin. */
export const cacheStore = (): UseStore => createStore('portal-elements-descriptions', 'parts')
