import { createStore, type UseStore } from 'idb-keyval'

/** Where descriptions are kept between visits; shared by all pages of an origin. */
export const keptStore = (): UseStore => createStore('portal-elements-descriptions', 'parts')
