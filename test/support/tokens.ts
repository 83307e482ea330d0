import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

export const tokensCss = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8')

export type Scheme = 'light' | 'dark'

/** Returns the color of a token in a scheme; tokens that refer to others are resolved. */
export function colorOf(token: string, scheme: Scheme): string {
  const [, fallback = ''] =
    new RegExp(`--_${token}: (?:var\\(--portal-[a-z-]+, )?(.+?)\\)?;`).exec(tokensCss) ?? []
  const other = /^var\(--_([a-z-]+)\)?$/.exec(fallback)?.[1]
  if (other) return colorOf(other, scheme)
  const [, light, dark] = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)?/.exec(fallback) ?? []
  const color = scheme === 'light' ? light : dark
  assert.ok(color, `--_${token} has no ${scheme} color: "${fallback}"`)
  return color
}
