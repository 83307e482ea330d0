import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All that a build of the kit is made of. */
const sources = ['elements', 'package-lock.json', 'package.json', 'scripts', 'src', 'vite.config.ts']

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))

/** Returns a hash that is another one for every build with other sources. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 10)
}
