import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'

/** A folder of its own for one test. */
export interface TestFolder {
  path: string
  /** Writes files by their paths; null removes one. */
  write(files: Readonly<Record<string, string | Buffer | null>>): Promise<void>
}

export async function testFolder(
  t: TestContext,
  files: Readonly<Record<string, string | Buffer | null>> = {},
): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'portal-test-'))
  t.after(() => rm(path, { recursive: true, force: true, maxRetries: 3 }))
  const folder: TestFolder = {
    path,
    async write(changes) {
      for (const [name, content] of Object.entries(changes)) {
        const file = join(path, name)
        await mkdir(dirname(file), { recursive: true })
        if (content === null) await rm(file, { recursive: true, force: true })
        else await writeFile(file, content)
      }
    },
  }
  await folder.write(files)
  return folder
}
