import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { ForeignKey, KeyFault } from '../rules/imported-keys'
import { isSecret } from '../rules/issued-secrets'
import { refuse } from './command'

/** What a file says of keys of another system. */
export interface ForeignKeysFile {
  /** How many random bits each key has at least, as the file states. */
  randomBits: number
  keys: ForeignKey[]
  /** Of lines that are no keys. */
  faults: KeyFault[]
}

/** With fewer, keys could be found from their hashes. */
export const fewestBits = 128
const mostBits = 4096
const mostKeys = 200_000
const longestText = 255
/** Enough to tell keys apart, and little of a key. */
const longestPrefix = 12

/** Reads a file: a statement about all keys, and then a key in each line, as JSON. */
export async function readForeignKeys(file: string): Promise<ForeignKeysFile> {
  await access(file).catch(() => refuse(`${file} cannot be read.`))
  const keys: ForeignKey[] = []
  const faults: KeyFault[] = []
  let randomBits: number | undefined
  let line = 0
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1
    if (text.trim() === '') continue
    const value = parsed(text)
    if (randomBits === undefined) {
      randomBits = statedBits(file, line, value)
      continue
    }
    if (keys.length + faults.length === mostKeys)
      refuse(`${file} has more than ${mostKeys} keys. Split it into several files.`)
    const read = keyIn(value)
    if (typeof read === 'string') faults.push({ line, reason: read })
    else keys.push({ line, ...read })
  }
  if (randomBits === undefined) refuse(`${file} is empty.`)
  return { randomBits, keys, faults }
}

type Fields = Readonly<Record<string, unknown>>

function parsed(text: string): Fields | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined
  } catch {
    return undefined
  }
}

function statedBits(file: string, line: number, value: Fields | undefined): number {
  const { hash_algorithm: algorithm, random_bits: bits, ...others } = value ?? {}
  if (!value || algorithm !== 'sha256' || !Number.isInteger(bits) || Object.keys(others).length > 0)
    refuse(
      `${file}:${line}: The file must begin with a statement about all keys: {"hash_algorithm":"sha256","random_bits":${fewestBits}}`,
    )
  const stated = Number(bits)
  if (stated < fewestBits || stated > mostBits)
    refuse(
      `${file}:${line}: random_bits is ${stated}. Keys must have at least ${fewestBits} random bits, because weaker ones could be found from their hashes.`,
    )
  return stated
}

const required = ['hash', 'prefix', 'developer', 'application', 'product', 'version'] as const
const known: readonly string[] = [...required, 'name']

/** @returns what is wrong instead, as a sentence. */
function keyIn(value: Fields | undefined): Omit<ForeignKey, 'line'> | string {
  if (!value) return 'The line is no JSON object.'
  const unknown = Object.keys(value).find((field) => !known.includes(field))
  if (unknown !== undefined)
    return `There is no field ${JSON.stringify(unknown)}. Fields: ${known.join(', ')}.`
  for (const field of known) {
    const text = value[field]
    if (text === undefined && field === 'name') continue
    if (typeof text !== 'string' || text.trim() === '') return `${field} must be a string that is not empty.`
    if (text.length > longestText || /\p{Cc}/u.test(text))
      return `${field} must be one line of at most ${longestText} characters.`
  }
  const { hash, prefix, developer, application, product, version, name } = value as Record<string, string>
  if (!/^[0-9a-f]{64}$/i.test(hash ?? '')) return 'hash must be a SHA-256 hash: 64 hexadecimal digits.'
  if (!/^[\x21-\x7e]+$/.test(prefix ?? '') || String(prefix).length > longestPrefix)
    return `prefix must be 1 to ${longestPrefix} ASCII characters without spaces.`
  if (isSecret('key', String(prefix))) return `prefix ${prefix} is that of keys of this portal.`
  const trimmed = (text: string | undefined) => (text ?? '').trim()
  return {
    hash: String(hash).toLowerCase(),
    prefix: String(prefix),
    name: trimmed(name) || String(prefix),
    developer: trimmed(developer),
    application: trimmed(application),
    product: trimmed(product),
    version: trimmed(version),
  }
}
