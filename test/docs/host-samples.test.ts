import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { documentationSamples } from '../support/doc-samples'

/** Samples whose fence names a file of demo/hosts, which `npm run test:hosts` builds and drives. */
const samples = documentationSamples().filter(({ kind }) => kind.startsWith('demo/hosts/'))

/** Lines without their indentation: a sample may be a part of something deeper. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

test('there are samples of every application', () => {
  const applications = new Set(samples.map(({ kind }) => kind.split('/')[2]))
  assert.deepEqual([...applications].sort(), [
    'angular',
    'astro',
    'cms',
    'html',
    'next',
    'react',
    'svelte',
    'vue',
  ])
})

for (const { at, kind, source } of samples)
  test(`${at}: the sample is in ${kind}, word for word`, () => {
    const file = linesOf(readFileSync(kind, 'utf8'))
    // An ellipsis stands for lines that the sample leaves out.
    for (const part of source.split('\n…\n')) assert.ok(file.includes(linesOf(part)), part)
  })
