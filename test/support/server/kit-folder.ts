import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder for `KIT_DIR` with a loader, and with these files, those that are no text as JSON: what the build of a kit says of itself. */
export async function kitFolder(
  files: Readonly<Record<string, unknown>>,
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'portal-kit-'))
  await writeFile(join(path, 'loader.js'), 'export {}')
  for (const [name, content] of Object.entries(files)) {
    const file = join(path, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { path, remove: () => rm(path, { recursive: true }) }
}
