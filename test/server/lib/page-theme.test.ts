import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageTheme } from '../../../server/src/lib/page-theme'
import { contrast } from '../../../src/theme/color'

/** `themeOf({ 'section_colors.body': '#fff' })` */
function themeOf(values: Readonly<Record<string, string>>) {
  const theme: Record<string, Record<string, { value: string }>> = {}
  for (const [path, value] of Object.entries(values)) {
    const [group = '', name = ''] = path.split('.')
    theme[group] = { ...theme[group], [name]: { value } }
  }
  return pageTheme(theme)
}

test('mails and pages of the server take the colors and the font of the portal', () => {
  const { light, dark, fonts } = themeOf({
    'section_colors.body': 'light-dark(#fffdf7, #10151c)',
    'text_colors.primary': 'light-dark(#1b1a17, #f3efe6)',
    'text_colors.link': 'light-dark(teal, #6cc5cf)',
    'button_colors.primary-fill': '#0b6470',
    'fonts.base': 'Open Sans, serif',
  })
  assert.deepEqual([light.ground, light.text, light.link], ['#fffdf7', '#1b1a17', '#008080'])
  assert.deepEqual([dark.ground, dark.text, dark.link], ['#10151c', '#f3efe6', '#6cc5cf'])
  assert.deepEqual([light.fill, light.onFill], ['#0b6470', '#ffffff'])
  assert.match(fonts, /^'Open Sans', serif, system-ui/)
})

test('a background for one scheme leaves the other as it is', () => {
  const { light, dark } = themeOf({ 'section_colors.body': '#fff8e7', 'text_colors.primary': '#222222' })
  assert.equal(light.ground, '#fff8e7')
  assert.deepEqual([dark.ground, dark.text], [pageTheme({}).dark.ground, pageTheme({}).dark.text])
})

test('what would be hard to read, is no color or more than a name is left out', () => {
  const usual = pageTheme({})
  for (const theme of [
    themeOf({ 'section_colors.body': '#888888', 'text_colors.primary': '#999999' }),
    themeOf({
      'section_colors.body': 'red; } * { display: none',
      'text_colors.link': 'light-dark(#fefefe, #010101)',
    }),
    themeOf({ 'section_colors.body': '#ffffff80', 'fonts.base': "x', url(//a" }),
  ])
    assert.deepEqual(theme, usual)
  for (const fill of ['#ffd400', '#777777', '#000000']) {
    const { light } = themeOf({ 'button_colors.primary-fill': fill, 'button_colors.primary-text': fill })
    assert.ok(contrast(light.onFill, light.fill) >= 4.5, `${light.onFill} on ${light.fill}`)
  }
})
