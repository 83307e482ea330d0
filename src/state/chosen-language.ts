import { createStore } from '../lib/store'

/** The language that the visitor chose in a header, for all elements of the page; undefined as long as none is known. */
export const chosenLanguage = createStore<string | undefined>(undefined)
