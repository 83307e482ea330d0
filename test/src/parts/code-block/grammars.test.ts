import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grammarOf } from '../../../../src/parts/code-block/grammars'

test('languages are known by their names and by media types', () => {
  for (const [language, name] of [
    ['js', 'javascript'],
    ['C#', 'csharp'],
    ['Shell', 'bash'],
    ['curl', 'bash'],
    ['application/json', 'json'],
    ['application/problem+json; charset=utf-8', 'json'],
    ['application/vnd.github.v3+json', 'json'],
    ['application/x-yaml', 'yaml'],
    ['text/html', 'xml'],
    ['image/svg+xml', 'xml'],
  ] as const)
    assert.equal(grammarOf(language)?.name, name, language)
  for (const language of ['', 'text/plain', 'application/octet-stream', 'constructor', 'klingon'])
    assert.equal(grammarOf(language), undefined, language)
})
