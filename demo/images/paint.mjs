/** Creates the images of the demo portal into demo/content: `node demo/images/paint.mjs`. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paint } from './png.mjs'

const content = resolve(import.meta.dirname, '../content')

const NONE = [0, 0, 0, 0]
const WHITE = [255, 255, 255, 255]
const SEA = [15, 98, 115, 255]
const LAMP = [255, 196, 87, 255]

/** Whether a point lies in a rectangle with round corners. */
function inRounded(x, y, left, top, right, bottom, radius) {
  const dx = Math.max(left + radius - x, 0, x - (right - radius))
  const dy = Math.max(top + radius - y, 0, y - (bottom - radius))
  return x >= left && x <= right && y >= top && y <= bottom && Math.hypot(dx, dy) <= radius
}

/** A lighthouse on its own ground, so that it stands on a light page as on a dark one. On 64 by 64 units. */
function lighthouse(x, y) {
  if (!inRounded(x, y, 0, 0, 64, 64, 14)) return NONE
  const wave = 50 + 2.2 * Math.sin(((x - 4) / 64) * Math.PI * 4)
  if (y > wave && y < wave + 4.5) return WHITE
  if (y >= wave) return SEA
  const beam = Math.abs(y - 17) < (Math.abs(x - 32) - 4) * 0.3 && Math.abs(x - 32) < 25 && x < 32
  if (beam) return LAMP
  const half = 5 + ((y - 24) / 26) * 4
  const tower = y >= 24 && Math.abs(x - 32) <= half
  if (tower) return y > 31 && y < 37 ? SEA : WHITE
  if (inRounded(x, y, 24, 21.5, 40, 24.5, 1)) return WHITE
  if (inRounded(x, y, 28, 13, 36, 22, 1)) return LAMP
  const roof = y >= 8 && y < 13 && Math.abs(x - 32) <= (y - 8) * 1.1 + 0.6
  return roof ? WHITE : SEA
}

const mix = (from, to, share) => from.map((value, i) => value + (to[i] - value) * share)

/** Swells at dusk, behind one another; calm where a title stands. */
function swells(width, height) {
  const layers = Array.from({ length: 6 }, (_, i) => ({
    base: height * (0.5 + i * 0.095),
    rise: 10 + i * 3,
    length: 0.0042 + i * 0.0007,
    shift: i * 1.9,
    color: mix([34, 94, 112, 255], [9, 38, 56, 255], i / 5),
  }))
  const sun = { x: width * 0.79, y: height * 0.48, radius: height * 0.19 }
  return (x, y) => {
    const front = layers.findLast(
      ({ base, rise, length, shift }) =>
        y > base + rise * Math.sin(x * length + shift) + (rise / 3) * Math.sin(x * length * 2.3 + shift * 2),
    )
    if (front) return front.color
    if (Math.hypot(x - sun.x, y - sun.y) < sun.radius) return [242, 178, 104, 255]
    const band = Math.floor((y / (height * 0.62)) * 7) / 7
    return mix([19, 59, 79, 255], [70, 124, 134, 255], Math.min(band, 1))
  }
}

writeFileSync(
  resolve(content, 'logo.png'),
  paint(128, 128, (x, y) => lighthouse(x / 2, y / 2)),
)
writeFileSync(
  resolve(content, 'favicon.png'),
  paint(48, 48, (x, y) => lighthouse((x * 64) / 48, (y * 64) / 48)),
)
writeFileSync(resolve(content, 'cover.png'), paint(1600, 400, swells(1600, 400)))
