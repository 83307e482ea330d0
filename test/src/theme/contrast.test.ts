import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast } from '../../../src/theme/color'
import {
  shapeContrast,
  shapePairs,
  textContrast,
  textPairs,
  type TokenPair,
} from '../../../src/theme/contrast-pairs'
import { colorOf, tokensCss } from '../../support/tokens'

const texts: readonly TokenPair[] = [...textPairs, ['danger-ink', 'danger-tint']]

for (const scheme of ['light', 'dark'] as const) {
  test(`every text is readable on its background, ${scheme}`, () => {
    const tooWeak = texts
      .map(([text, background]) => ({
        text,
        background,
        ratio: contrast(colorOf(text, scheme), colorOf(background, scheme)),
      }))
      .filter(({ ratio }) => ratio < textContrast)
    assert.deepEqual(tooWeak, [])
  })

  test(`controls and the focus stand out from what they are on, ${scheme}`, () => {
    const tooWeak = shapePairs
      .map(([shape, background]) => ({
        shape,
        background,
        ratio: contrast(colorOf(shape, scheme), colorOf(background, scheme)),
      }))
      .filter(({ ratio }) => ratio < shapeContrast)
    assert.deepEqual(tooWeak, [])
  })
}

test('every color with two schemes is one of the pairs above, or no text', () => {
  const decoration = [
    'border',
    'border-popover',
    'shadow',
    ...['info', 'success', 'warning', 'danger'].map((kind) => `${kind}-border`),
  ]
  const checked = new Set([...texts, ...shapePairs].flat().concat(decoration))
  const [root = ''] = tokensCss.split('&[data-theme]')
  const declared = [...root.matchAll(/--_([a-z-]+): var\(--portal-[a-z-]+, light-dark/g)].map(
    ([, name = '']) => name,
  )
  assert.deepEqual(
    declared.filter((name) => !checked.has(name)),
    [],
  )
})
