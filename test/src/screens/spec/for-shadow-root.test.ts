import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forShadowRoot } from '../../../../src/screens/spec/stoplight/for-shadow-root'

test('what rules say of the page holds for the host of a shadow root', () => {
  const cases = [
    [':root{--a:1}', ':host{--a:1}'],
    ['p{margin:0}html{line-height:1.5}body{margin:0}', 'p{margin:0}:host{line-height:1.5}:host{margin:0}'],
    [':root,[data-theme=light]{--a:1}', ':host,[data-theme=light]{--a:1}'],
    [':root .sl-inverted{--a:1}', ':host .sl-inverted{--a:1}'],
    ['@media print{ body{color:red}}', '@media print{:host{color:red}}'],
  ]
  for (const [given, expected] of cases) assert.equal(forShadowRoot(given ?? ''), expected)
})

test('names that only begin like those of the page are left alone', () => {
  const css = '.sl-bg-body{color:red}.sl-html{a:b}tbody{a:b}.body{a:b}.x .bodywork{a:b}'
  assert.equal(forShadowRoot(css), css)
})
