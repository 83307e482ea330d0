import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import hwb from 'colord/plugins/hwb'
import mix from 'colord/plugins/mix'
import names from 'colord/plugins/names'

extend([a11y, hwb, mix, names])

/** Colors as `#rrggbb`. */
export interface PageColors {
  readonly ground: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly link: string
  /** Of the main action, and the text on it. */
  readonly fill: string
  readonly onFill: string
}

/** What mails and pages of the server take from the portal's theme. */
export interface PageTheme {
  readonly light: PageColors
  readonly dark: PageColors
  /** Font families as a style sheet lists them. */
  readonly fonts: string
}

type Scheme = 'light' | 'dark'

/** Group name to token name to token, as `portal.yaml` has them. */
type Theme = Readonly<Record<string, Readonly<Record<string, { readonly value: string }>>>>

const standard: Readonly<Record<Scheme, PageColors>> = {
  light: {
    ground: '#ffffff',
    text: '#171a21',
    muted: '#565d6b',
    line: '#dfe2e8',
    link: '#2f4bd0',
    fill: '#2f4bd0',
    onFill: '#ffffff',
  },
  dark: {
    ground: '#101218',
    text: '#e9ebf0',
    muted: '#a5adbb',
    line: '#2c313c',
    link: '#97a8ff',
    fill: '#97a8ff',
    onFill: '#0e1330',
  },
}
const standardFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/** WCAG 2 for text. */
const readable = 4.5

/**
 * Reads a portal's theme. A color that is none, that is transparent, or that would make a text hard to read stays at its
 * standard. A background given as one color holds in the scheme that it was made for.
 */
export function pageTheme(theme: Theme): PageTheme {
  const families = fontFamilies(theme.fonts?.base?.value)
  return {
    light: colorsIn(theme, 'light'),
    dark: colorsIn(theme, 'dark'),
    fonts: families === undefined ? standardFonts : `${families}, ${standardFonts}`,
  }
}

function colorsIn(theme: Theme, scheme: Scheme): PageColors {
  const usual = standard[scheme]
  const given = (group: string, name: string) => colorOf(theme[group]?.[name]?.value, scheme)
  const body = given('section_colors', 'body')
  const isForOtherScheme = body !== undefined && (colord(body).isLight() ? 'light' : 'dark') !== scheme
  const base = isForOtherScheme
    ? undefined
    : { ground: body ?? usual.ground, text: given('text_colors', 'primary') }
  const hasOwn = base !== undefined && isReadable(base.text ?? usual.text, base.ground)
  const ground = hasOwn ? base.ground : usual.ground
  const text = (hasOwn && base.text) || usual.text
  const fill = given('button_colors', 'primary-fill') ?? given('section_colors', 'accent') ?? usual.fill
  return {
    ground,
    text,
    muted: firstReadable([given('text_colors', 'secondary'), usual.muted], ground) ?? text,
    line: colord(ground).mix(text, 0.16).toHex(),
    link: firstReadable([given('text_colors', 'link'), fill, usual.link], ground) ?? text,
    fill,
    onFill:
      firstReadable([given('button_colors', 'primary-text'), usual.onFill, '#ffffff'], fill) ?? '#000000',
  }
}

const isReadable = (text: string, ground: string): boolean => colord(text).contrast(ground) >= readable

const firstReadable = (colors: readonly (string | undefined)[], ground: string): string | undefined =>
  colors.find((color) => color !== undefined && isReadable(color, ground))

const argument = String.raw`((?:[^(),]|\([^()]*\))+)`
const lightDark = new RegExp(`^light-dark\\(${argument},${argument}\\)$`, 'i')

function colorOf(value: string | undefined, scheme: Scheme): string | undefined {
  if (value === undefined) return undefined
  const [, light = value, dark = value] = lightDark.exec(value.trim()) ?? []
  const color = colord((scheme === 'light' ? light : dark).trim())
  return color.isValid() && color.alpha() === 1 ? color.toHex() : undefined
}

/** Returns whether pages and mails show a color of `portal.yaml`. */
export const isColor = (value: string): boolean =>
  colorOf(value, 'light') !== undefined && colorOf(value, 'dark') !== undefined

/** Returns whether they use a list of fonts. A size among them is none. */
export const isFontList = (value: string): boolean =>
  fontFamilies(value) !== undefined && !/(?:^|,)\s*["']?\d/.test(value)

/** Family names, each quoted, so that the list can be nothing else. */
function fontFamilies(value: string | undefined): string | undefined {
  const families = value?.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
  if (!families?.every((name) => /^[\p{L}\p{N} _-]{1,60}$/u.test(name))) return undefined
  return families.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', ')
}
