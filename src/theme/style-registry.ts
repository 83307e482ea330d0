import { createStore } from '../lib/store'

/**
 * Style sheets follow imports. A module that names a class imports the sheet of that class (`import './button.css'`).
 * scripts/follow-imports.mjs turns such an import into a call of `registerStyles`, in the development server, the tests and the
 * build alike, and every element adopts what is registered, wherever it renders. So nobody lists sheets: what is loaded is styled,
 * and a chunk that arrives late brings its sheets along. A sheet in a root that does not need it does nothing, because its rules
 * apply inside the kit's boxes only, and to classes that nothing else has.
 *
 * The order is that of the layers, and inside a layer that of the imports: a screen overrides parts, and parts override controls,
 * whatever was loaded first.
 */
const layers: [ui: string[], parts: string[], screens: string[]] = [[], [], []]

/** Index into the layers. */
export type StyleLayer = 0 | 1 | 2

const sheets = createStore<readonly string[]>([])
let isScheduled = false

/** Adds a style sheet to what elements adopt. The same text counts once. */
export function registerStyles(css: string, layer: StyleLayer): void {
  if (layers[layer].includes(css)) return
  layers[layer].push(css)
  if (isScheduled) return
  isScheduled = true
  // The sheets of a chunk at once: this runs after its modules, and before the code that awaits the chunk.
  queueMicrotask(() => {
    isScheduled = false
    sheets.set(layers.flat())
  })
}

/** Returns the sheets of everything that has been loaded so far, in the order in which they apply. */
export const registeredStyles = (): readonly string[] => layers.flat()

/** Calls the listener whenever sheets were added. Returns a function that removes the listener. */
export const onStylesRegistered = sheets.subscribe
