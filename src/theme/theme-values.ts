import { isRecord } from '../lib/is-record'
import type { Color } from './color'

export type Scheme = 'light' | 'dark'

/** A color for each scheme; the same one twice when it was given as one. */
export interface ColorPair {
  readonly light: Color
  readonly dark: Color
}

/** Reads any CSS color; undefined for what is none, and for what is see-through. */
export type ReadColor = (text: string) => Color | undefined

// More than any color or list of fonts needs.
const MAX_LENGTH = 200

/** A color, or a function call within one. */
const argument = String.raw`((?:[^(),]|\([^()]*\))+)`
const lightDark = new RegExp(`^light-dark\\(${argument},${argument}\\)$`, 'i')

/** The text of a token; undefined unless it is there and one. */
export function tokenText(theme: unknown, group: string, name: string): string | undefined {
  const tokens = isRecord(theme) ? theme[group] : undefined
  const token = isRecord(tokens) ? tokens[name] : undefined
  const value = isRecord(token) ? token.value : undefined
  return typeof value === 'string' && value.length <= MAX_LENGTH ? value.trim() : undefined
}

/** A color or `light-dark(…, …)`. */
export function readPair(text: string | undefined, read: ReadColor): ColorPair | undefined {
  if (text === undefined) return undefined
  const [, first = text, second = text] = lightDark.exec(text) ?? []
  const [light, dark] = [read(first.trim()), read(second.trim())]
  return light && dark ? { light, dark } : undefined
}

const plainName = /^-?[A-Za-z][\w-]*$/
const anyName = /^[\p{L}\p{N} _-]+$/u

/** A list of font families written anew, so that it can be nothing else. */
export function readFonts(text: string | undefined): string | undefined {
  const names = text?.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
  if (!names?.every((name) => anyName.test(name))) return undefined
  return names.map((name) => (plainName.test(name) ? name : `"${name}"`)).join(', ')
}
