import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meetsPolicy, passwordStatus, standardPolicy } from '../../../src/lib/password-rules'

const isGood = (password: string) => meetsPolicy(passwordStatus(password, standardPolicy), standardPolicy)

test('a password needs 8 to 128 characters and three of four classes', () => {
  const verdicts = {
    Abcdef12: true,
    abcdef12: false,
    abcdef1_: true,
    'abcdef1 ': true,
    ABCDEFÄ1: true,
    Abcde12: false,
    [`Aa1${'x'.repeat(125)}`]: true,
    [`Aa1${'x'.repeat(126)}`]: false,
  }
  for (const [password, verdict] of Object.entries(verdicts))
    assert.equal(isGood(password), verdict, password)
})

test('characters are counted as people do', () => {
  assert.equal(passwordStatus('🔑'.repeat(7), standardPolicy).length, false)
  assert.equal(passwordStatus('🔑'.repeat(128), standardPolicy).length, true)
})

test('a portal may want less', () => {
  const policy = { minLength: 1, maxLength: 2, minClasses: 0 }
  assert.equal(meetsPolicy(passwordStatus('é', policy), policy), true)
  assert.equal(meetsPolicy(passwordStatus('', policy), policy), false)
})
