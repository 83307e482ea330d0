import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contrast } from '../../../src/theme/color'
import { colorOf, type Scheme } from '../../support/tokens'

const css = readFileSync(new URL('../../../src/theme/chart-tokens.css', import.meta.url), 'utf8')
const found = [...css.matchAll(/--_series-\d: var\(--portal-series-\d, light-dark\((#\w{6}), (#\w{6})\)\)/g)]
const seriesIn = (scheme: Scheme) =>
  found.map(([, light = '', dark = '']) => (scheme === 'light' ? light : dark))

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** What is left of linear light without one kind of cone (Machado, Oliveira and Fernandes, 2009). */
const visions: Readonly<Record<string, Matrix>> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function linear(color: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const times = (matrix: Matrix, [a, b, c]: Triple) =>
  matrix.map(([x, y, z]) => Math.min(1, Math.max(0, x * a + y * b + z * c))) as unknown as Triple

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const distance = (one: Triple, other: Triple) => Math.hypot(...one.map((value, at) => value - other[at]!))

for (const scheme of ['light', 'dark'] as const) {
  test(`series stand out from what they are on, ${scheme}`, () => {
    assert.equal(found.length, 6)
    for (const color of seriesIn(scheme)) assert.ok(contrast(color, colorOf('surface', scheme)) >= 3, color)
  })

  for (const [vision, matrix] of Object.entries(visions)) {
    test(`no two series look alike, ${scheme}, ${vision}`, () => {
      const colors = seriesIn(scheme).map((color) => oklab(times(matrix, linear(color))))
      // Five times what is just noticed side by side.
      for (const [at, color] of colors.entries())
        for (const other of colors.slice(0, at)) assert.ok(distance(color, other) > 0.1)
    })
  }
}
