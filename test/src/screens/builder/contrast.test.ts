import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrastsOf } from '../../../../src/screens/builder/contrast'

/** Hexadecimal colors are enough here. */
const read = (text: string) => (/^#[0-9a-f]{6}$/.test(text) ? text : undefined)

const ratios = (tokens: Record<string, string>) =>
  new Map(
    contrastsOf(tokens, ['light', 'dark'], read).map((pair) => [
      `${pair.foreground} on ${pair.background}, ${pair.scheme}`,
      pair,
    ]),
  )

test('nothing is said of pairs that nobody changed', () => {
  assert.equal(ratios({}).size, 0)
  assert.equal(ratios({ '--portal-radius': '2px' }).size, 0)
})

test('a color counts in both schemes, on the backgrounds and under the texts that it is seen with', () => {
  const pairs = ratios({ '--portal-accent': '#ffee33' })
  assert.equal(Number(pairs.get('on-accent on accent, light')?.ratio?.toFixed(2)), 1.2)
  assert.ok((pairs.get('on-accent on accent, dark')?.ratio ?? 0) > 14)
  assert.ok((pairs.get('accent on surface, light')?.ratio ?? 5) < 4.5)
  assert.ok((pairs.get('accent on surface, dark')?.ratio ?? 0) > 4.5)
  assert.equal(pairs.get('text on surface, light'), undefined)
})

test('a link follows the accent until it has a color of its own', () => {
  const followed = ratios({ '--portal-accent': '#ffee33' })
  assert.ok((followed.get('link on surface, light')?.ratio ?? 5) < 4.5)
  const own = ratios({ '--portal-accent': '#ffee33', '--portal-link': '#0a4a2f' })
  assert.ok((own.get('link on surface, light')?.ratio ?? 0) > 4.5)
})

test('a color for each scheme, the least contrast of controls, and colors of the page', () => {
  const pairs = ratios({ '--portal-surface': 'light-dark(#101010, #fefefe)' })
  assert.ok((pairs.get('text on surface, light')?.ratio ?? 5) < 1.2)
  assert.equal(pairs.get('focus on surface, light')?.needed, 3)
  assert.equal(pairs.get('text on surface, light')?.needed, 4.5)
  assert.equal(ratios({ '--portal-text': 'currentColor' }).get('text on surface, dark')?.ratio, undefined)
})
