import * as configuration from '../src/element/configuration'
import type { Kit } from '../src/element/declare'

/** How the loader gets what tags need. */
export interface KitGraph {
  /** Names of the tags, without their prefix. */
  readonly tags: Readonly<Record<string, unknown>>
  /** Languages that texts are there in, separated by spaces. */
  readonly languages: string
  /** Asks for everything that a tag needs, so that no file waits for another. */
  readonly preload: (name: string, language: string) => void
  /** Loads the declaration of a tag. */
  readonly load: (name: string) => Promise<unknown> | undefined
  /** The configuration, if it is loaded in any case. */
  readonly configuration: Omit<Kit, 'defineElement'> | undefined
}

const modules = Object.entries(import.meta.glob('./portal-*.ts'))
const tags = Object.fromEntries(
  modules.map(([path, load]) => [path.replace(/^.*\/portal-|\.ts$/g, ''), load]),
)

/** Of the sources, for bundlers, which know by themselves what a module needs. `built-graph.ts` stands for it in the browser build. */
export const graph: KitGraph = {
  tags,
  languages: '',
  preload: () => undefined,
  load: (name) => tags[name]?.(),
  configuration,
}
