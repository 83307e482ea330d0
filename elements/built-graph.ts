import type { KitGraph } from './graph'

/** Written by vite.loader.config.ts. Names of files are in one text, because that is smaller. */
declare const KIT_FILES: {
  readonly folder: string
  readonly languages: string
  readonly tags: Readonly<Record<string, string>>
}

const { folder, languages, tags } = KIT_FILES

// In a constant, because Vite takes a URL beside a module for a file of the sources.
const kit = import.meta.url

const load = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(`${folder}/${file}.js`, kit).href)

/** Of the files of the browser build. */
export const graph: KitGraph = {
  tags,
  languages,
  preload(name, language) {
    for (const file of tags[name]?.split(' ') ?? [])
      load(file.replace(/^(?=\.)/, language)).catch(() => undefined)
  },
  load: (name) => load(`portal-${name}`),
  configuration: undefined,
}
