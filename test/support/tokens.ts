import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

export const tokensCss = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8')

export type Scheme = 'light' | 'dark'

/** Colour of a token in a scheme, through tokens that stand for others. */
export function colourOf(token: string, scheme: Scheme): string {
  const [, fallback = ''] =
    new RegExp(`--_${token}: (?:var\\(--portal-[a-z-]+, )?(.+?)\\)?;`).exec(tokensCss) ?? []
  const other = /^var\(--_([a-z-]+)\)?$/.exec(fallback)?.[1]
  if (other) return colourOf(other, scheme)
  const [, light, dark] = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)?/.exec(fallback) ?? []
  const colour = scheme === 'light' ? light : dark
  assert.ok(colour, `--_${token} has no ${scheme} colour: "${fallback}"`)
  return colour
}
