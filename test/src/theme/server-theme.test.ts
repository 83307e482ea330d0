import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast } from '../../../src/theme/color'
import { readServerTheme, type ServerTheme } from '../../../src/theme/server-theme'
import { readPair } from '../../../src/theme/theme-values'
import { colorOf, type Scheme } from '../../support/tokens'

const readColor = (text: string) => (/^#[0-9a-f]{6}$/.test(text) ? text : undefined)
const standard = (token: string) => ({ light: colorOf(token, 'light'), dark: colorOf(token, 'dark') })

/** `themeOf({ 'section_colors.body': '#ffffff' })` */
function themeOf(values: Readonly<Record<string, unknown>>): ServerTheme {
  const theme: Record<string, Record<string, { value: unknown }>> = {}
  for (const [path, value] of Object.entries(values)) {
    const [group = '', name = ''] = path.split('.')
    theme[group] = { ...theme[group], [name]: { value } }
  }
  return readServerTheme(theme, { readColor, standard })
}

const seen = ({ tokens }: ServerTheme, token: string, scheme: Scheme): string =>
  readPair(tokens[token], (text) => text)?.[scheme] ?? colorOf(token, scheme)

const mint = {
  'section_colors.header': '#f8fffb',
  'section_colors.body': '#ffffff',
  'section_colors.hero': '#0a6c4d',
  'section_colors.accent': '#0a8a5f',
  'section_colors.tertiary': '#eefaf4',
  'section_colors.stroke': '#cfe3d9',
  'text_colors.header': '#0b2e22',
  'text_colors.hero': '#ffffff',
  'text_colors.headings': '#0b2e22',
  'text_colors.primary': '#12241c',
  'text_colors.secondary': '#46584f',
  'text_colors.link': '#0a6c4d',
  'button_colors.primary-fill': '#0a6c4d',
  'button_colors.primary-text': '#ffffff',
}
const dusk = {
  'section_colors.body': '#0d1117',
  'section_colors.header': '#161b22',
  'text_colors.primary': '#f0f6fc',
  'text_colors.link': '#58a6ff',
  'button_colors.primary-fill': '#238636',
}

test('no theme changes nothing', () => {
  for (const theme of [
    undefined,
    null,
    'x',
    [],
    {},
    { section_colors: 7 },
    { section_colors: { body: '#fff' } },
  ])
    assert.deepEqual(readServerTheme(theme, { readColor, standard }), { tokens: {}, scheme: undefined })
})

test('a theme with one background is a theme for one scheme, in which all of it holds', () => {
  const theme = themeOf(mint)
  assert.equal(theme.scheme, 'light')
  const expected = {
    surface: '#ffffff',
    'surface-raised': '#eefaf4',
    text: '#12241c',
    'text-muted': '#46584f',
    headings: '#0b2e22',
    accent: '#0a6c4d',
    'on-accent': '#ffffff',
    link: '#0a6c4d',
    header: '#f8fffb',
    'on-header': '#0b2e22',
    hero: '#0a6c4d',
  }
  for (const [token, color] of Object.entries(expected)) {
    if (token !== 'surface') assert.equal(readPair(theme.tokens[token], (text) => text)?.light, color, token)
  }
  assert.equal(seen(theme, 'popover-hover', 'light'), '#eefaf4', 'code lies on the tertiary color')
  assert.equal(themeOf(dusk).scheme, 'dark')
  assert.equal(seen(themeOf(dusk), 'surface', 'dark'), '#0d1117')
})

test('in the other scheme it gives its accents, made readable there, and no background', () => {
  const theme = themeOf(mint)
  assert.equal(seen(theme, 'surface', 'dark'), colorOf('surface', 'dark'))
  assert.equal(seen(theme, 'text', 'dark'), colorOf('text', 'dark'))
  assert.equal(seen(theme, 'accent', 'dark'), '#0a6c4d')
  const link = seen(theme, 'link', 'dark')
  assert.notEqual(link, '#0a6c4d')
  assert.notEqual(link, colorOf('link', 'dark'))
  assert.ok(contrast(link, colorOf('surface', 'dark')) >= 4.5)
  // Green stays; what was as white as the page is no band on a dark one.
  assert.equal(readPair(theme.tokens.hero, (text) => text)?.dark, '#0a6c4d')
  assert.equal(readPair(theme.tokens.header, (text) => text)?.dark, 'transparent')
})

test('a theme with a background for each scheme holds in both', () => {
  const theme = themeOf({
    'section_colors.body': 'light-dark(#fffdf7, #10151c)',
    'text_colors.primary': 'light-dark( #1b1a17 , #f3efe6 )',
  })
  assert.deepEqual(theme, {
    tokens: {
      surface: 'light-dark(#fffdf7, #10151c)',
      overlay: 'light-dark(#fffdf7, #10151c)',
      popover: 'light-dark(#fffdf7, #10151c)',
      'on-popover': 'light-dark(#1b1a17, #f3efe6)',
      'border-popover': 'light-dark(#dfe2e8, #2c313c)',
      // Menus under the pointer, and code.
      'popover-hover': 'light-dark(#f1efea, #1e2228)',
      text: 'light-dark(#1b1a17, #f3efe6)',
    },
    scheme: undefined,
  })
})

test('what could not be read is left at its standard', () => {
  const refused = themeOf({
    'section_colors.body': '#888888',
    'text_colors.primary': '#999999',
    'text_colors.secondary': '#eeeeee',
    'text_colors.headings': '#fafafa',
  })
  assert.deepEqual(refused.tokens, {})
  const button = themeOf({ 'button_colors.primary-fill': '#ffd400', 'button_colors.primary-text': '#ffffff' })
  assert.equal(seen(button, 'accent', 'light'), '#ffd400')
  assert.equal(seen(button, 'on-accent', 'light'), '#000000')
  const hero = themeOf({ 'section_colors.hero': '#003049', 'text_colors.hero': '#1d3557' })
  assert.match(hero.tokens['on-hero'] ?? '', /#ffffff/)
  // A button that one could not tell from the page stays ours.
  const dark = themeOf({ 'button_colors.primary-fill': '#0e1016' })
  assert.equal(seen(dark, 'accent', 'dark'), colorOf('accent', 'dark'))
})

test('values that are no colors, or more than one, are no part of it', () => {
  for (const value of [
    '#fff; background: url(https://evil.example)',
    'url(https://evil.example)',
    'var(--secret)',
    'light-dark(#ffffff, #000000); x: y',
    'light-dark(#ffffff)',
    '}',
    '#ffffff'.padEnd(300),
    7,
    null,
    {},
  ])
    assert.deepEqual(
      themeOf({ 'section_colors.body': value, 'button_colors.primary-fill': value }).tokens,
      {},
      String(value),
    )
})

test('fonts are names and nothing else', () => {
  const fonts = (value: unknown) => themeOf({ 'fonts.base': value }).tokens['font-base']
  assert.equal(
    fonts(`"Open Sans", 'Noto Sans JP',system-ui , sans-serif`),
    '"Open Sans", "Noto Sans JP", system-ui, sans-serif',
  )
  assert.equal(fonts('Çelik Sans'), '"Çelik Sans"')
  for (const value of ['a; color: red', 'url(x)', '"a', 'a, , b', '', 'a}b', '"a\\"', 'x'.repeat(300), 3])
    assert.equal(fonts(value), undefined, String(value))
})

const anything = (next: () => number) => {
  const hex = () =>
    `#${Array.from({ length: 3 }, () =>
      Math.floor(next() * 256)
        .toString(16)
        .padStart(2, '0'),
    ).join('')}`
  return () => (next() < 0.3 ? `light-dark(${hex()}, ${hex()})` : hex())
}

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test('whatever the colors, every text of ours can be read, in both schemes', () => {
  const next = numbers(7)
  const color = anything(next)
  const texts: [text: string, ground: string, ratio: number][] = [
    ...['text', 'text-muted', 'link', 'danger-text'].flatMap((text): [string, string, number][] => [
      [text, 'surface', 4.5],
      [text, 'surface-raised', 4.5],
    ]),
    ['text-muted', 'border', 4.5],
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-hover', 4.5],
    ['link', 'overlay', 4.5],
    ['focus', 'surface', 3],
    ['focus', 'surface-raised', 3],
    ['focus', 'popover', 3],
    ['danger-control', 'surface', 3],
    ['danger-control', 'surface-raised', 3],
    ['border-control', 'surface', 3],
    ['border-control', 'surface-raised', 3],
    ...['on-popover', 'info-text', 'success-text', 'warning-text', 'danger-text'].map(
      (text): [string, string, number] => [text, 'popover-hover', 4.5],
    ),
  ]
  for (let count = 0; count < 1000; count += 1) {
    const chosen = Object.keys(mint).filter(() => next() < 0.6)
    const given = Object.fromEntries(chosen.map((path) => [path, color()]))
    const theme = themeOf(given)
    for (const scheme of ['light', 'dark'] as const) {
      for (const [text, ground, ratio] of texts) {
        const found = contrast(seen(theme, text, scheme), seen(theme, ground, scheme))
        assert.ok(found >= ratio, `${text} on ${ground}, ${scheme}: ${found} in ${JSON.stringify(given)}`)
      }
      for (const band of ['header', 'hero']) {
        const [ink, ground] = [`on-${band}`, band].map(
          (token) => readPair(theme.tokens[token], (value) => value)?.[scheme],
        )
        if (ground && ground !== 'transparent')
          assert.ok(ink && contrast(ink, ground) >= 4.5, `${band}, ${scheme}: ${JSON.stringify(given)}`)
      }
    }
  }
})
