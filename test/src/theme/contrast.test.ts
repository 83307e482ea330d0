import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast } from '../../../src/theme/color'
import { colorOf, tokensCss } from '../../support/tokens'

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
  ['link', 'overlay'],
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
        ratio: contrast(colorOf(text, scheme), colorOf(background, scheme)),
      }))
      .filter(({ ratio }) => ratio < TEXT)
    assert.deepEqual(tooWeak, [])
  })

  test(`controls and the focus stand out from what they are on, ${scheme}`, () => {
    const tooWeak = shapes
      .map(([shape, background]) => ({
        shape,
        background,
        ratio: contrast(colorOf(shape, scheme), colorOf(background, scheme)),
      }))
      .filter(({ ratio }) => ratio < SHAPE)
    assert.deepEqual(tooWeak, [])
  })
}

test('every color with two schemes is one of the pairs above, or no text', () => {
  const decoration = ['border', 'border-popover', 'shadow', ...kinds.map((kind) => `${kind}-border`)]
  const checked = new Set([...texts, ...shapes].flat().concat(decoration))
  const [root = ''] = tokensCss.split('&[data-theme]')
  const declared = [...root.matchAll(/--_([a-z-]+): var\(--portal-[a-z-]+, light-dark/g)].map(
    ([, name = '']) => name,
  )
  assert.deepEqual(
    declared.filter((name) => !checked.has(name)),
    [],
  )
})
