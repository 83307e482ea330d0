import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

export interface Emitted {
  /** Names of all files, with hashes. */
  readonly files: readonly string[]
  readonly bytes: number
}

/** Bundles a module of an application with Vite, and returns what is emitted beside the page. */
export async function emittedBy(application: string, code: string): Promise<Emitted> {
  mkdirSync(join(application, 'src'), { recursive: true })
  writeFileSync(join(application, 'src/main.js'), code)
  const built = (await build({
    root: application,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: join(application, 'src/main.js') } },
  })) as Rolldown.RolldownOutput
  return {
    files: built.output.map(({ fileName }) => fileName),
    bytes: built.output
      .map((file) => Buffer.byteLength(file.type === 'chunk' ? file.code : file.source))
      .reduce((sum, bytes) => sum + bytes, 0),
  }
}
