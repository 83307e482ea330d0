import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('../../../src/theme/tokens.css', import.meta.url), 'utf8')

type Scheme = 'light' | 'dark'

/** Colour of a token in a scheme, through tokens that stand for others. */
function colourOf(token: string, scheme: Scheme): string {
  const [, fallback = ''] = new RegExp(`--_${token}: (?:var\\(--portal-[a-z-]+, )?(.+?)\\)?;`).exec(css) ?? []
  const other = /^var\(--_([a-z-]+)\)?$/.exec(fallback)?.[1]
  if (other) return colourOf(other, scheme)
  const [, light, dark] = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)?/.exec(fallback) ?? []
  const colour = scheme === 'light' ? light : dark
  assert.ok(colour, `--_${token} has no ${scheme} colour: "${fallback}"`)
  return colour
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
/** What shows a control, its state or the focus. */
const SHAPE = 3

const plain = ['surface', 'surface-raised']
const onPlain = (token: string): [string, string][] => plain.map((surface) => [token, surface])
const kinds = ['info', 'success', 'warning', 'danger']

const texts: [text: string, background: string][] = [
  ...['text', 'text-muted', 'accent', 'link', 'danger-text'].flatMap(onPlain),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  // A button that cannot be pressed; WCAG exempts it, people still read it.
  ['text-muted', 'border'],
  ['on-popover', 'popover'],
  ['on-popover', 'popover-hover'],
  ['accent', 'overlay'],
  ...kinds
    .filter((kind) => kind !== 'danger')
    .map((kind): [string, string] => [`${kind}-text`, `${kind}-tint`]),
  ['danger-ink', 'danger-tint'],
]

const shapes: [shape: string, background: string][] = [
  ...['border-control', 'focus', 'danger-control'].flatMap(onPlain),
  ['focus', 'popover'],
]

for (const scheme of ['light', 'dark'] as const) {
  test(`every text is readable on its background, ${scheme}`, () => {
    const tooWeak = texts
      .map(([text, background]) => ({
        text,
        background,
        ratio: contrast(colourOf(text, scheme), colourOf(background, scheme)),
      }))
      .filter(({ ratio }) => ratio < TEXT)
    assert.deepEqual(tooWeak, [])
  })

  test(`controls and the focus stand out from what they are on, ${scheme}`, () => {
    const tooWeak = shapes
      .map(([shape, background]) => ({
        shape,
        background,
        ratio: contrast(colourOf(shape, scheme), colourOf(background, scheme)),
      }))
      .filter(({ ratio }) => ratio < SHAPE)
    assert.deepEqual(tooWeak, [])
  })
}

test('every colour with two schemes is one of the pairs above, or no text', () => {
  const decoration = ['border', 'border-popover', 'shadow', ...kinds.map((kind) => `${kind}-border`)]
  const checked = new Set([...texts, ...shapes].flat().concat(decoration))
  const [root = ''] = css.split('&[data-theme]')
  const declared = [...root.matchAll(/--_([a-z-]+): var\(--portal-[a-z-]+, light-dark/g)].map(
    ([, name = '']) => name,
  )
  assert.deepEqual(
    declared.filter((name) => !checked.has(name)),
    [],
  )
})
