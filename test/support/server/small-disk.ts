import { execFile } from 'node:child_process'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Returns a folder on a disk of its own, which is soon full. Only root can mount one.
 *
 * @param size - As `mount` has it, `1m`.
 */
export async function smallDisk(t: TestContext, size: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portal-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path])
  t.after(async () => {
    // Processes that still write there may end after it.
    await run('umount', ['--lazy', path])
    await rmdir(path)
  })
  return path
}
