import assert from 'node:assert/strict'
import { it } from 'node:test'
import { en } from '../../../server/src/texts/en'
import { languages, textsIn } from '../../../server/src/texts/texts'

function leaves(texts: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...leaves(value as object, `${path}${key}.`)]
        : [[path + key, value] as const],
    ),
  )
}

const sample = (text: unknown): string =>
  typeof text === 'function' ? String((text as (value: number) => string)(7)) : String(text)

for (const language of languages.filter((candidate) => candidate !== 'en')) {
  it(`${language} says everything, nothing of it in English, and keeps every value`, () => {
    const english = leaves(en)
    const translated = leaves(textsIn(language))
    assert.deepEqual([...translated.keys()].sort(), [...english.keys()].sort())
    for (const [key, text] of translated) {
      assert.notEqual(sample(text), sample(english.get(key)), key)
      assert.equal(sample(text).includes('7'), sample(english.get(key)).includes('7'), key)
    }
  })
}
