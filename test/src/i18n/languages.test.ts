import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseLanguage, languageOf } from '../../../src/i18n'

test('a tag gives its language, whatever its region and case', () => {
  assert.equal(languageOf('de-AT'), 'de')
  assert.equal(languageOf('FR_ca'), 'fr')
  assert.equal(languageOf(' ca '), 'ca')
  for (const tag of ['it', '', 'english', null, undefined]) assert.equal(languageOf(tag), undefined)
})

test('the first language that we speak is chosen, else English', () => {
  assert.equal(chooseLanguage([null, 'it', 'es-MX', 'de']), 'es')
  assert.equal(chooseLanguage(['it']), 'en')
})
