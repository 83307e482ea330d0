import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Json } from '../../../../src/reference/protocol/shared-types'
import type { ParameterStyle } from '../../../../src/reference/protocol/operation'
import {
  cookiePairs,
  headerValue,
  pathSegment,
  queryPairs,
} from '../../../../src/reference/request/serialize'

const array = ['blue', 'black', 'brown']
const object = { R: 100, G: 200, B: 150 }

/**
 * The table of OpenAPI 3.1.1, section 4.8.12.4 (style examples), for a parameter named `color`; `undefined` where it says n/a. The
 * last four columns are what is written for: an empty text, the text `blue`, the array, the object.
 */
const table: [ParameterStyle, boolean, ...(string | undefined)[]][] = [
  ['matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  [
    'spaceDelimited',
    false,
    undefined,
    undefined,
    'color=blue%20black%20brown',
    'color=R%20100%20G%20200%20B%20150',
  ],
  [
    'pipeDelimited',
    false,
    undefined,
    undefined,
    'color=blue%7Cblack%7Cbrown',
    'color=R%7C100%7CG%7C200%7CB%7C150',
  ],
  ['deepObject', true, undefined, undefined, undefined, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
]

const kinds: [string, Json][] = [
  ['an empty text', ''],
  ['a text', 'blue'],
  ['an array', array],
  ['an object', object],
]

const write = (style: ParameterStyle, explode: boolean, value: Json, allowReserved = false): string => {
  const writing = { name: 'color', style, explode, allowReserved }
  return ['matrix', 'label', 'simple'].includes(style)
    ? pathSegment(writing, value)
    : queryPairs(writing, value).join('&')
}

describe('every style, exploded or not, of every kind of value', () => {
  for (const [style, explode, ...cells] of table) {
    for (const [index, [kind, value]] of kinds.entries()) {
      const expected = cells[index]
      if (expected === undefined) continue
      test(`${style}, ${explode ? 'exploded' : 'in one'}: ${kind} is ${expected || 'nothing'}`, () => {
        assert.equal(write(style, explode, value), expected)
      })
    }
  }
})

test('what the table leaves open is written as a form would', () => {
  for (const style of ['spaceDelimited', 'pipeDelimited', 'deepObject'] as const) {
    assert.equal(write(style, true, 'blue'), 'color=blue')
    assert.equal(write(style, true, array), 'color=blue&color=black&color=brown')
  }
  assert.equal(write('spaceDelimited', true, object), 'R=100&G=200&B=150')
})

test('an empty list and an empty object are not sent', () => {
  for (const [style, explode] of table)
    for (const value of [[], {}]) assert.equal(write(style, explode, value), '')
})

test('a deep object goes on with brackets, and a list in it repeats its name', () => {
  assert.equal(
    decodeURIComponent(write('deepObject', true, { at: { pier: 'a b' }, kind: ['x', 'y'], none: null })),
    'color[at][pier]=a b&color[kind]=x&color[kind]=y&color[none]=',
  )
})

test('everything but unreserved characters is encoded, in names too', () => {
  const value = `a b/c?d=e&f#g+h%!'()*é~-._`
  const encoded = 'a%20b%2Fc%3Fd%3De%26f%23g%2Bh%25%21%27%28%29%2A%C3%A9~-._'
  assert.equal(write('simple', false, value), encoded)
  assert.equal(write('form', true, value), `color=${encoded}`)
  assert.deepEqual(queryPairs({ name: 'a[b] c', style: 'form', explode: true }, 'x'), ['a%5Bb%5D%20c=x'])
  assert.equal(write('form', true, 'half \ud800'), 'color=half%20%EF%BF%BD')
  assert.equal(write('form', false, ['a,b', 'c']), 'color=a%2Cb,c')
})

test('with allowReserved reserved characters and triples stay, a fragment cannot begin, and a bare percent is encoded', () => {
  assert.equal(
    write('form', true, ":/?[]@!$&'()*+,;=%2F 100%#é", true),
    "color=:/?[]@!$&'()*+,;=%2F%20100%25%23%C3%A9",
  )
})

test('headers are written as they are', () => {
  const simple = { name: 'X', style: 'simple', explode: false } as const
  assert.equal(headerValue(simple, 'a b/c "d"'), 'a b/c "d"')
  assert.equal(headerValue(simple, array), 'blue,black,brown')
  assert.equal(headerValue(simple, object), 'R,100,G,200,B,150')
  assert.equal(headerValue({ ...simple, explode: true }, object), 'R=100,G=200,B=150')
})

test('cookies are several where a form would have several pairs; style cookie encodes nothing', () => {
  const form = { name: 'color', style: 'form', explode: true } as const
  assert.deepEqual(cookiePairs(form, 'a b'), [['color', 'a%20b']])
  assert.deepEqual(
    cookiePairs(form, array),
    array.map((one) => ['color', one]),
  )
  assert.deepEqual(cookiePairs({ ...form, explode: false }, array), [['color', 'blue,black,brown']])
  assert.deepEqual(cookiePairs(form, object), [
    ['R', '100'],
    ['G', '200'],
    ['B', '150'],
  ])
  assert.deepEqual(cookiePairs({ ...form, style: 'cookie' }, 'a b=c'), [['color', 'a b=c']])
})
