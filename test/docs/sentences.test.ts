import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentationPages, textOfPage } from '../support/doc-samples'

const MAX_LENGTH = 25

/** Generated from comments, which have their own limits. */
const isGenerated = (page: string) => /^docs\/tags(\.md|\/)/.test(page)

/** Paragraphs, items and cells of a page, without its samples and the targets of its links. */
function textsOf(page: string): string[] {
  const prose = textOfPage(page)
    .replace(/^```[^]*?^```$/gm, '')
    .replace(/<!-- tags -->[^]*<!-- \/tags -->/, '')
    .replace(/\]\([^)]*\)/g, ']')
  return prose.split('\n\n').flatMap((block) => {
    if (block.startsWith('|')) return block.split(/[|\n]/)
    return block.split(/\n(?=[-*] |\d\. )/).map((item) => item.replaceAll('\n', ' '))
  })
}

/** Terms of a sentence; code counts as one. */
const lengthOf = (sentence: string): number =>
  sentence
    .replace(/`[^`]*`/g, 'code')
    .split(' ')
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length

test('no sentence of the documentation is too long to be read once', () => {
  const long = documentationPages()
    .filter((page) => !isGenerated(page))
    .flatMap((page) =>
      textsOf(page)
        .flatMap((text) => text.split(/(?<=[.!?:]) (?=[A-Z`*[])/))
        .filter((sentence) => lengthOf(sentence) > MAX_LENGTH)
        .map((sentence) => `${page}: ${sentence.trim()}`),
    )
  assert.deepEqual(long, [])
})
