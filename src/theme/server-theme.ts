import { type Color, contrast, luminance, mix } from './color'
import { type ColorPair, type ReadColor, readFonts, readPair, type Scheme, tokenText } from './theme-values'

export interface ThemeSurroundings {
  readonly readColor: ReadColor
  /** The colors of a token without the theme. */
  readonly standard: (token: string) => ColorPair
}

export interface ServerTheme {
  /** Values by the name behind `--portal-`: colors and font names only, each read and written anew. */
  readonly tokens: Readonly<Record<string, string>>
  /** The one scheme that the theme was made for: that of a background given as one color. */
  readonly scheme: Scheme | undefined
}

type Palette = Readonly<Record<string, Color | undefined>>

const TEXT = 4.5
const SHAPE = 3
/** Less than this, and one does not see where a plain ends. */
const DISTINCT = 1.3

const holds = (ratio: number, color: Color, grounds: readonly Color[]): boolean =>
  grounds.every((ground) => contrast(color, ground) >= ratio)

/** The first of the colors that has the contrast. */
const firstOf = (ratio: number, colors: readonly (Color | undefined)[], grounds: readonly Color[]) =>
  colors.find((color): color is Color => color !== undefined && holds(ratio, color, grounds))

/** The color, taken towards another one just as far as the contrast needs. */
function towards(other: Color, color: Color, ratio: number, grounds: readonly Color[]): Color {
  const tries = Array.from({ length: 11 }, (_, step) => mix(color, other, step / 10))
  return firstOf(ratio, tries, grounds) ?? other
}

/** The colors of the page: background, texts and lines. A background on which our own texts could not be read is refused. */
function groundPalette(given: Palette, standard: Palette): Palette {
  const { surface: plain = '', 'surface-raised': raised, 'danger-text': danger = '' } = standard
  const { text: ink = '', border: line = '' } = standard
  const carries = (ground: Color | undefined, text: Color): ground is Color =>
    ground !== undefined && contrast(text, ground) >= TEXT && contrast(danger, ground) >= TEXT
  const inks = [given.primary ?? ink, ink]
  const surface = given.body && inks.some((text) => carries(given.body, text)) ? given.body : plain
  const text = inks.find((one) => carries(surface, one)) ?? ink
  const upper = [given.tertiary, raised].find((one) => carries(one, text)) ?? surface
  const grounds = [surface, upper]
  // A disabled control is muted text on the color of borders.
  const border = given.stroke && contrast(text, given.stroke) >= TEXT ? given.stroke : line
  return {
    surface,
    overlay: surface,
    'surface-raised': upper,
    text,
    'text-muted': firstOf(TEXT, [given.secondary, standard['text-muted']], [...grounds, border]) ?? text,
    border,
    'border-control': firstOf(SHAPE, [given.stroke, standard['border-control']], grounds) ?? text,
    headings: firstOf(TEXT, [given.headings], grounds),
    ...popoverPalette(
      [given.tertiary && upper, mix(surface, text, 0.06), surface],
      { surface, text, border },
      standard,
    ),
  }
}

/** Menus, toasts and code. They stay at their standard where the page does, and where highlighted code could not be read. */
function popoverPalette(
  grounds: readonly (Color | undefined)[],
  { surface, text, border }: { surface: Color; text: Color; border: Color },
  standard: Palette,
): Palette {
  if (surface === standard.surface)
    return { 'popover-hover': codeGround(grounds.slice(0, 1), standard['on-popover'] ?? text, standard) }
  const ground = codeGround(grounds, text, standard)
  return ground
    ? { popover: surface, 'popover-hover': ground, 'on-popover': text, 'border-popover': border }
    : {}
}

const codeInks = ['info-text', 'success-text', 'warning-text', 'danger-text']

/** The first of the grounds on which every color of highlighted code can be read. */
const codeGround = (grounds: readonly (Color | undefined)[], text: Color, standard: Palette) =>
  grounds.find(
    (ground) =>
      ground !== undefined &&
      [text, mix(ground, text, 0.74), ...codeInks.map((token) => standard[token] ?? text)].every(
        (ink) => contrast(ink, ground) >= TEXT,
      ),
  )

/** The main action, links and the focus: what says whose portal this is, on whatever ground. */
function accentPalette(given: Palette, ground: Palette, standard: Palette): Palette {
  const now = (token: string): Color => ground[token] ?? standard[token] ?? ''
  const plains = [now('surface'), now('surface-raised')]
  const fill = given.fill ?? given.accent
  const link = given.link ?? given.inkAccent ?? fill ?? now('link')
  const focus = given.accent ?? fill ?? now('focus')
  const palette: Record<string, Color> = {}
  if (fill && contrast(fill, now('surface')) >= DISTINCT) {
    const ink = firstOf(TEXT, [given.onFill, standard['on-accent'], '#ffffff'], [fill]) ?? '#000000'
    palette.accent = fill
    palette['on-accent'] = ink
    palette['accent-hover'] = mix(fill, luminance(ink) > luminance(fill) ? '#000000' : '#ffffff', 0.15)
  }
  palette.link = towards(now('text'), link, TEXT, [...plains, now('overlay')])
  palette.focus = towards(now('text'), focus, SHAPE, [...plains, now('popover')])
  return palette
}

/**
 * A band of its own color and what is written on it.
 *
 * @param foreign - Background that the band was made for, where it is not the one here: a band of that color is meant to be
 *   none.
 */
function bandPalette(
  name: string,
  band: Color | undefined,
  inks: (Color | undefined)[],
  foreign: Color | undefined,
): Palette {
  if (!band || (foreign && contrast(band, foreign) < DISTINCT)) return {}
  return { [name]: band, [`on-${name}`]: firstOf(TEXT, [...inks, '#ffffff'], [band]) ?? '#000000' }
}

/** Names of the theme's colors here, and where the theme has them. */
const sources = {
  body: ['section_colors', 'body'],
  tertiary: ['section_colors', 'tertiary'],
  stroke: ['section_colors', 'stroke'],
  accent: ['section_colors', 'accent'],
  header: ['section_colors', 'header'],
  hero: ['section_colors', 'hero'],
  primary: ['text_colors', 'primary'],
  secondary: ['text_colors', 'secondary'],
  headings: ['text_colors', 'headings'],
  link: ['text_colors', 'link'],
  inkAccent: ['text_colors', 'accent'],
  onHeader: ['text_colors', 'header'],
  onHero: ['text_colors', 'hero'],
  fill: ['button_colors', 'primary-fill'],
  onFill: ['button_colors', 'primary-text'],
} as const

const standardTokens = [
  ...[
    'surface',
    'surface-raised',
    'overlay',
    'popover',
    'popover-hover',
    'on-popover',
    'border-popover',
    'text',
    'text-muted',
    'border',
    'border-control',
  ],
  ...['accent', 'accent-hover', 'on-accent', 'link', 'focus'],
  ...codeInks,
]

const inScheme = (pairs: Readonly<Record<string, ColorPair | undefined>>, scheme: Scheme): Palette =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair?.[scheme]]))

/** The color of a token that is not set: no band, and the usual color for texts. */
const without = (token: string, standard: Palette): Color =>
  standard[token] ?? (['header', 'hero'].includes(token) ? 'transparent' : (standard.text ?? ''))

/**
 * The portal's own theme in our tokens, for both schemes. Whatever would be hard to read is left at its standard or, where it
 * is a link or the focus, taken towards the text color until it can be read. In the scheme that the theme was not made for
 * it gives its accents only.
 */
export function readServerTheme(theme: unknown, { readColor, standard }: ThemeSurroundings): ServerTheme {
  const given: Record<string, ColorPair | undefined> = {}
  for (const [name, [group, token]] of Object.entries(sources))
    given[name] = readPair(tokenText(theme, group, token), readColor)
  const standards = Object.fromEntries(standardTokens.map((token) => [token, standard(token)]))

  const { body } = given
  const own = body && body.light === body.dark ? (luminance(body.light) > 0.18 ? 'light' : 'dark') : undefined

  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const [colors, usual] = [inScheme(given, scheme), inScheme(standards, scheme)]
    // A theme without a background is taken to be made for a white page.
    const foreign = own ? own !== scheme && body?.[own] : scheme === 'dark' && standards.surface?.light
    const ground = own === undefined || own === scheme ? groundPalette(colors, usual) : {}
    const text = ground.text ?? usual.text
    return {
      ...ground,
      ...accentPalette(colors, ground, usual),
      ...bandPalette('header', colors.header, [colors.onHeader, text], foreign || undefined),
      ...bandPalette('hero', colors.hero, [colors.onHero, text], foreign || undefined),
    } as Palette
  })

  const tokens: Record<string, string> = {}
  for (const token of new Set([...Object.keys(light ?? {}), ...Object.keys(dark ?? {})])) {
    if (!light?.[token] && !dark?.[token]) continue
    const [usualLight, usualDark] = (['light', 'dark'] as const).map((scheme) =>
      without(token, inScheme(standards, scheme)),
    )
    const [forLight, forDark] = [light?.[token] ?? usualLight, dark?.[token] ?? usualDark]
    // Bands have no standard of their own, and are the colors they are although the words on them may be as usual.
    if (token in standards && forLight === usualLight && forDark === usualDark) continue
    tokens[token] = forLight === forDark ? String(forLight) : `light-dark(${forLight}, ${forDark})`
  }
  for (const name of ['base', 'headings', 'code']) {
    const fonts = readFonts(tokenText(theme, 'fonts', name))
    if (fonts) tokens[`font-${name}`] = fonts
  }
  return { tokens, scheme: own }
}
