import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The system's limit is 104 to 108 bytes; longer paths are cut off without a word. */
const longestSocketPath = 100

/** File that says where the socket is. */
function addressFile(dataDir: string): string {
  return join(dataDir, 'control')
}

/** Chooses where the server of a data directory listens for commands, and writes it down. */
export async function chooseSocket(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'control.sock')
  const socket =
    Buffer.byteLength(inside) <= longestSocketPath
      ? inside
      : // Made by us and for us alone, unlike any name in the common directory that others could foresee.
        join(await mkdtemp(join(tmpdir(), 'portal-server-')), 'control.sock')
  await rm(socket, { force: true })
  await writeFile(addressFile(dataDir), socket, { mode: 0o600 })
  return socket
}

/** @returns undefined when no server has written one. */
export async function findSocket(dataDir: string): Promise<string | undefined> {
  try {
    return await readFile(addressFile(dataDir), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export async function forgetSocket(dataDir: string): Promise<void> {
  await rm(addressFile(dataDir), { force: true })
}
