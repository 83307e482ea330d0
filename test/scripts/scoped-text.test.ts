import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scopedText } from '../../elements/portal-app/first-page/scoped-text'

test('rules are kept inside a scope, but for what belongs to the whole page', () => {
  const css = [
    '@property --x{syntax:"<length>";inherits:true;initial-value:1px}',
    '&{color:red}',
    '@keyframes turn{to{rotate:1turn}}',
    '@media (width>=48em){&{--x:2px}}',
    '.label:after{content:"}{"}',
  ]
  assert.equal(
    scopedText(css.join(''), '[data-first]'),
    `${css[0]}${css[2]}[data-first]{${css[1]}${css[3]}${css[4]}}`,
  )
})

test('a style sheet that would break out of the scope is refused', () => {
  for (const css of ['.a{color:red', '.a{color:red}}', '.a{color:red}@import "b.css";'])
    assert.throws(() => scopedText(css, '[data-first]'), /cut off/, css)
})
