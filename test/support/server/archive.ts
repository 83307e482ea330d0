import { gzipSync } from 'node:zlib'
import { packTar, type TarEntry } from 'modern-tar'

/** Returns a tar archive, compressed with gzip, as `tar -cz` makes it. */
export async function archiveOf(
  files: Readonly<Record<string, string | Buffer>>,
  others: readonly TarEntry['header'][] = [],
): Promise<Buffer> {
  const entries: TarEntry[] = Object.entries(files).map(([name, content]) => {
    const body = Buffer.from(content)
    return { header: { name, size: body.length, type: 'file' }, body: Uint8Array.from(body) }
  })
  return gzipSync(await packTar([...entries, ...others.map((header) => ({ header }))]))
}
