import { build } from 'esbuild'
import { join } from 'node:path'

/** Builds what writes references as Markdown into the folder of a kit, as the build of the kit does. */
export async function buildDescriptionThread(kit: string): Promise<void> {
  await build({
    entryPoints: ['src/screens/spec/markdown/description-thread.ts'],
    outdir: join(kit, 'rendering'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
}
