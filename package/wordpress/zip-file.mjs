/** Writes archives of the ZIP format (APPNOTE.TXT of PKWARE, 4.3): the same files give the same bytes. */
import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const UTF8 = 0x0800
const DEFLATED = 8
/** The first day that the format knows: 1980-01-01. */
const DATE = 0x0021
/** A regular file with the permissions 644, as Unix says it. */
const MODE = 0o100644 * 0x10000
const MADE_ON_UNIX = 0x0300 | VERSION

/** @param {readonly (readonly [bytes: 2 | 4, value: number])[]} fields */
function header(fields) {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let offset = 0
  for (const [bytes, value] of fields) offset = buffer.writeUIntLE(value, offset, bytes)
  return buffer
}

/**
 * @param {readonly (readonly [name: string, content: Buffer])[]} files
 * @returns {Buffer}
 */
export function zipFile(files) {
  const locals = []
  const entries = []
  let offset = 0
  for (const [path, content] of files) {
    const name = Buffer.from(path)
    const data = deflateRawSync(content, { level: 9 })
    const shared = [
      [2, VERSION],
      [2, UTF8],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, data.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ]
    const local = [header([[4, LOCAL], ...shared]), name, data]
    // Comment, disk and internal attributes are empty.
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, MODE],
      [4, offset],
    ]
    entries.push(header([[4, CENTRAL], [2, MADE_ON_UNIX], ...shared, ...rest]), name)
    locals.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const central = Buffer.concat(entries)
  const end = header([
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...locals, central, end])
}
