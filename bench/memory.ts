import { readFile } from 'node:fs/promises'
import type { BuiltPortal } from '../test/e2e/support/built-portal'

/** Resident memory of the server in kB. Linux only; 0 elsewhere. */
export async function memoryOf(portal: BuiltPortal): Promise<number> {
  const status = await readFile(`/proc/${portal.processId()}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
}
