import { crc32, deflateSync } from 'node:zlib'

/** Edge in pixels; shown at half of it on dense screens. */
const size = 96
const samples = 4
const color = [13, 118, 110] as const

/** How much of a pixel the mark covers, 0 to 1: a ring, open to the right, with a disc inside. */
function coverage(x: number, y: number): number {
  let inside = 0
  for (let sample = 0; sample < samples * samples; sample += 1) {
    const dx = x + ((sample % samples) + 0.5) / samples - size / 2
    const dy = y + (Math.floor(sample / samples) + 0.5) / samples - size / 2
    const distance = Math.hypot(dx, dy) / (size / 2)
    const isRing = distance > 0.68 && distance < 0.96 && !(dx > 0 && Math.abs(dy) < dx * 0.5)
    if (isRing || distance < 0.36) inside += 1
  }
  return inside / (samples * samples)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function render(): Buffer {
  const rows = Array.from({ length: size }, (_row, y) => {
    const pixels = Array.from({ length: size }, (_pixel, x) => [...color, Math.round(coverage(x, y) * 255)])
    return Buffer.from([0, ...pixels.flat()])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits in each of red, green, blue and opacity.
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

let png: Buffer | undefined

/** Returns the mark of a portal without a logo, as PNG. */
export function builtInMark(): Buffer {
  png ??= render()
  return png
}
