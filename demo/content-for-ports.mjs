import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const content = 'demo/content'
/** A product of the content is this API, by a path out of its folder. */
const contract = 'server/portal-api.yaml'
const texts = new Set(['.md', '.yaml', '.yml', '.json'])

/** Returns a port; for `0`, one that is free. */
export function portOf(port) {
  if (port !== '0') return Promise.resolve(port)
  return new Promise((found, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, () => {
      const { port: free } = server.address()
      server.close(() => found(String(free)))
    })
  })
}

/**
 * Calls back with the folder of the demo's content, in which guides, descriptions and samples name the ports that the demo listens
 * on: the one that is there, or a copy, which lives as long as the call.
 *
 * @param {Readonly<Record<string, string>>} ports - By the standard port.
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 * @template T
 */
export async function withContentForPorts(ports, use) {
  const others = Object.keys(ports).filter((standard) => ports[standard] !== standard)
  if (others.length === 0) return use(join(root, content))
  const named = new RegExp(`\\blocalhost:(${others.join('|')})\\b`, 'g')
  const copy = await mkdtemp(join(tmpdir(), 'demo-content-'))
  try {
    await Promise.all(
      [content, contract].map((path) => cp(join(root, path), join(copy, path), { recursive: true })),
    )
    const files = await readdir(copy, { recursive: true })
    await Promise.all(files.filter((file) => texts.has(extname(file))).map(renamePorts))
    return await use(join(copy, content))
  } finally {
    await rm(copy, { recursive: true, force: true })
  }

  async function renamePorts(file) {
    const path = join(copy, file)
    const text = await readFile(path, 'utf8')
    const renamed = text.replace(named, (_, standard) => `localhost:${ports[standard]}`)
    if (renamed !== text) await writeFile(path, renamed)
  }
}
