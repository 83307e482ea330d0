import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import webpack from 'webpack'

export interface Emitted {
  readonly files: readonly string[]
  readonly bytes: number
}

export type Bundler = (application: string, code: string) => Promise<Emitted>

const entryIn = (application: string, code: string) => {
  const folder = mkdtempSync(join(application, 'source-'))
  mkdirSync(join(folder, 'emitted'))
  writeFileSync(join(folder, 'main.js'), code)
  return { input: join(folder, 'main.js'), output: join(folder, 'emitted') }
}

function filesIn(folder: string): Emitted {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[.]\w+$/.test(name),
  )
  const sizes = files.map((name) => statSync(join(folder, name)).size)
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Bundles a module of an application with Vite, and returns what is emitted. */
export const emittedByVite: Bundler = async (application, code) => {
  const { input, output } = entryIn(application, code)
  await build({
    root: application,
    configFile: false,
    logLevel: 'error',
    build: { outDir: output, rollupOptions: { input } },
  })
  return filesIn(output)
}

/** The same with webpack. */
export const emittedByWebpack: Bundler = async (application, code) => {
  const { input, output } = entryIn(application, code)
  const compiler = webpack({
    mode: 'production',
    context: application,
    entry: input,
    output: { path: output },
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  await promisify(compiler.close.bind(compiler))()
  return filesIn(output)
}
