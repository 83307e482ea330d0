import { readServerTheme } from './server-theme'
import { type ColorPair, type ReadColor, readPair } from './theme-values'

/** Parses colors with a canvas, which returns every notation as hexadecimal. */
export function colorReader(): ReadColor {
  // Made when first needed, because it takes longer than all the rest of a theme.
  let canvas: CanvasRenderingContext2D | null | undefined
  const after = (before: string, text: string) => {
    canvas ??= document.createElement('canvas').getContext('2d')
    if (!canvas) return ''
    canvas.fillStyle = before
    // An invalid color leaves it unchanged.
    canvas.fillStyle = text
    return String(canvas.fillStyle)
  }
  return (text) => {
    if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase()
    const read = after('#000000', text)
    return /^#[0-9a-f]{6}$/.test(read) && read === after('#ffffff', text) ? read : undefined
  }
}

const removeTheme = (box: HTMLElement): void => {
  const applied = [...box.style].filter((name) => name.startsWith('--portal-'))
  for (const name of applied) box.style.removeProperty(name)
}

/**
 * Sets the tokens of a portal's own theme on a box, and removes those of an earlier one. Tokens that the page has set for the box
 * stay. Every value is written by the kit, so nothing of the theme becomes part of a rule.
 *
 * @param theme - As the server sends it; undefined removes the theme.
 */
export function applyTheme(box: HTMLElement, theme: unknown): void {
  removeTheme(box)
  if (theme === undefined) return
  const readColor = colorReader()
  const present = getComputedStyle(box)
  const standard = (token: string): ColorPair => {
    const pair = readPair(present.getPropertyValue(`--_${token}`).trim(), readColor)
    if (!pair) throw new Error(`The portal's theme is left out, because --portal-${token} is no plain color.`)
    return pair
  }
  const { tokens, scheme } = readServerTheme(theme, { readColor, standard })
  const free = Object.entries(tokens).filter(([name]) => !present.getPropertyValue(`--portal-${name}`))
  for (const [name, value] of free) box.style.setProperty(`--portal-${name}`, value)
  if (scheme) box.style.setProperty('--portal-theme-scheme', scheme)
}
