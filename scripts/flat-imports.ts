import type { Plugin } from 'vite'

const tagModule = /[\\/]elements[\\/]portal-[^\\/]+\.ts$/

/**
 * A screen imports chunks, and they import others: asked for one after the other, each round costs the time of a request. This makes
 * the chunk of each tag ask for all of them at once, with the screen.
 */
export const flatImports: Plugin = {
  name: 'flat-imports',
  apply: 'build',
  generateBundle(_options, bundle) {
    function chunkOf(file: string) {
      const output = bundle[file]
      return output?.type === 'chunk' ? output : undefined
    }

    /** Files that come with a chunk by static imports, in the order in which they are met. */
    function below(file: string, met = new Set<string>()): Set<string> {
      for (const imported of chunkOf(file)?.imports ?? []) {
        if (met.has(imported)) continue
        met.add(imported)
        below(imported, met)
      }
      return met
    }

    const isCircular = (file: string) => below(file).has(file)
    const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => tagModule.test(id))) continue
      const own = below(chunk.fileName)
      for (const screen of chunk.dynamicImports) {
        // One that stands in a circle has to be evaluated where the circle begins.
        const others = [...below(screen)].filter((file) => !own.has(file) && !isCircular(file))
        const call = `import(\`./${nameOf(screen)}\`)`
        if (others.length === 0 || !chunk.code.includes(call)) continue
        const calls = [call, ...others.map((file) => `import(\`./${nameOf(file)}\`)`)]
        chunk.code = chunk.code.replace(call, () => `Promise.all([${calls.join()}]).then(e=>e[0])`)
      }
    }
  },
}
