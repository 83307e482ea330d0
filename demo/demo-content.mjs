import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { addDocumentation } from './documentation/add-documentation.mjs'

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
 * Calls back with a folder of the demo's products, which lives as long as the call: those of `demo/content`, whose guides, descriptions
 * and samples name the ports that the demo listens on, and the documentation of this project.
 *
 * @param {Readonly<Record<string, string>>} ports - By the standard port.
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 * @template T
 */
export async function withDemoContent(ports, use) {
  const named = new RegExp(`\\blocalhost:(${Object.keys(ports).join('|')})\\b`, 'g')
  const copy = await mkdtemp(join(tmpdir(), 'demo-content-'))
  const folder = join(copy, content)
  try {
    await Promise.all(
      [content, contract].map((path) => cp(join(root, path), join(copy, path), { recursive: true })),
    )
    await addDocumentation(folder)
    const files = await readdir(copy, { recursive: true })
    await Promise.all(files.filter((file) => texts.has(extname(file))).map(renamePorts))
    return await use(folder)
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
