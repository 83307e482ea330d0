import { readServerTheme } from './server-theme'
import { type ColorPair, type ReadColor, readPair } from './theme-values'

/** The browser's own reading of colors: a canvas gives back in hexadecimal what it was given in any notation. */
function colorReader(): ReadColor {
  const canvas = document.createElement('canvas').getContext('2d')
  const after = (before: string, text: string) => {
    if (!canvas) return ''
    canvas.fillStyle = before
    // What is no color leaves it as it was.
    canvas.fillStyle = text
    return String(canvas.fillStyle)
  }
  return (text) => {
    const read = after('#000000', text)
    return /^#[0-9a-f]{6}$/.test(read) && read === after('#ffffff', text) ? read : undefined
  }
}

const removeTheme = (box: HTMLElement): void => {
  const applied = [...box.style].filter((name) => name.startsWith('--portal-'))
  for (const name of applied) box.style.removeProperty(name)
}

/**
 * Sets the tokens of a portal's own theme on a box, in place of those it wears. Tokens that the page has set for the box stay as
 * they are. Nothing of the theme becomes part of a rule: each value is one that we wrote.
 *
 * @param theme - As the server gives it; undefined takes off what is worn.
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
