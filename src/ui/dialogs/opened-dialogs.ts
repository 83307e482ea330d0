import { createStore } from '../../lib/store'

/** How many dialogs were opened on the page. Each lies above everything that was shown before it. */
export const openedDialogs = createStore(0)
