import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { secretHash } from '../../../server/src/rules/issued-secrets'
import { testFolder } from './folder'

export const statement = { hash_algorithm: 'sha256', random_bits: 192 }

/** A key as another system has issued it. */
export const foreignKey = (name: string) =>
  `sk_live_${Buffer.from(name.padEnd(24, '.')).toString('base64url')}`

/** Writes a file of keys, or of whatever else the lines are. */
export async function keysFile(t: TestContext, lines: readonly unknown[]): Promise<string> {
  const file = join((await testFolder(t)).path, 'keys.ndjson')
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  await writeFile(file, `${texts.join('\n')}\n`)
  return file
}

/** The line of a key. */
export const keyLine = (key: string, fields: object) => ({
  hash: secretHash(key),
  prefix: key.slice(0, 8),
  ...fields,
})
