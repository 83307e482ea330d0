import { crc32, deflateSync } from 'node:zlib'

/** One part of a PNG file: length, name, data, checksum. */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const part = Buffer.alloc(body.length + 8)
  part.writeUInt32BE(data.length, 0)
  body.copy(part, 4)
  part.writeUInt32BE(crc32(body), body.length + 4)
  return part
}

/**
 * Paints a picture point by point and encodes it as PNG.
 *
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @param {(x: number, y: number) => readonly [number, number, number, number]} colorAt red, green, blue and alpha, each
 *   0 to 255, of a point; x and y in pixels from the upper left corner. Sixteen points make one pixel, so edges come out smooth.
 * @returns {Buffer} the file
 */
export function paint(width, height, colorAt) {
  const pixels = Array.from({ length: width * height }, (_, i) =>
    pixel(i % width, Math.floor(i / width), colorAt),
  )
  const palette = commonest(pixels)
  const indexOf = new Map()
  const rows = Buffer.alloc((width + 1) * height)
  pixels.forEach((color, i) => {
    const key = color.join()
    if (!indexOf.has(key)) indexOf.set(key, nearest(palette, color))
    rows[i + Math.floor(i / width) + 1] = indexOf.get(key)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, PALETTE, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Color type of a picture whose pixels name colors of a palette: a third of the bytes, with 256 colors at most. */
const PALETTE = 3

function commonest(pixels) {
  const counts = new Map()
  for (const color of pixels) {
    const key = color.join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, 256).map(([key]) => key.split(',').map(Number))
}

function nearest(palette, color) {
  const distances = palette.map((entry) => entry.reduce((sum, value, i) => sum + (value - color[i]) ** 2, 0))
  return distances.indexOf(Math.min(...distances))
}

/** Mean color of sixteen points, weighted by how opaque each is. */
function pixel(x, y, colorAt) {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let i = 0; i < 16; i++) {
    const [r, g, b, a] = colorAt(x + ((i % 4) + 0.5) / 4, y + (Math.floor(i / 4) + 0.5) / 4)
    red += r * a
    green += g * a
    blue += b * a
    alpha += a
  }
  if (alpha === 0) return [0, 0, 0, 0]
  return [red / alpha, green / alpha, blue / alpha, alpha / 16].map(Math.round)
}
