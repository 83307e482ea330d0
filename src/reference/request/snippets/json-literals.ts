import type { PreparedRequest } from '../prepared-request'
import { quoted, singleQuoted } from './writing'

/** A JSON body as a value, where that is the same as the text; undefined for all other bodies. */
export interface JsonBody {
  readonly value: unknown
  /** The content type is the one that libraries send by themselves. */
  readonly isPlain: boolean
}

/** Whether text and value are the same: long numbers and keys that occur twice would be lost. */
const isExact = (text: string, value: unknown): boolean => {
  const compact = text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (piece) => (piece.startsWith('"') ? piece : ''))
  return canonical(compact) === JSON.stringify(value)
}

/** Strings as `JSON.stringify` writes them. */
const canonical = (compact: string): string =>
  compact.replace(/"(?:[^"\\]|\\.)*"/g, (piece) => JSON.stringify(JSON.parse(piece) as string))

export function jsonBodyOf({ body }: PreparedRequest): JsonBody | undefined {
  if (body?.kind !== 'text' || !/[/+]json\b/i.test(body.mediaType)) return undefined
  try {
    const value: unknown = JSON.parse(body.text)
    const isContainer = typeof value === 'object' && value !== null
    // Half of a surrogate pair has no literal.
    const isWellFormed = !/\p{Surrogate}/u.test(body.text) && !/\\ud[89a-f]/i.test(body.text)
    if (!isContainer || !isWellFormed || !isExact(body.text, value)) return undefined
    return { value, isPlain: /^application[/]json$/i.test(body.mediaType) }
  } catch {
    return undefined
  }
}

interface Syntax {
  readonly indent: string
  readonly constants: Readonly<Record<'true' | 'false' | 'null', string>>
  key(name: string): string
  readonly text: (text: string) => string
  /** Around a list and a map. */
  readonly list: readonly [string, string]
  readonly map: readonly [string, string]
}

/** Writes a JSON value as a literal. @param depth - Levels that it is indented by. */
export function literal(value: unknown, syntax: Syntax, depth: number): string {
  const { indent, constants, list, map, key } = syntax
  if (typeof value === 'string') return syntax.text(value)
  if (typeof value === 'number') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return constants[String(value) as 'true']
  const [open, close] = Array.isArray(value) ? list : map
  const entries = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, syntax, depth + 1))
    : Object.entries(value).map(([name, inner]) => `${key(name)}${literal(inner, syntax, depth + 1)}`)
  if (entries.length === 0) return open + close
  const inner = indent.repeat(depth + 1)
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent.repeat(depth)}${close}`
}

const isName = (name: string): boolean => /^[a-z_$][\w$]*$/i.test(name) && name !== '__proto__'

export const javascriptSyntax: Syntax = {
  indent: '  ',
  constants: { true: 'true', false: 'false', null: 'null' },
  // As a name it would set the prototype.
  key: (name) =>
    isName(name) ? `${name}: ` : name === '__proto__' ? '["__proto__"]: ' : `${quoted(name)}: `,
  text: quoted,
  list: ['[', ']'],
  map: ['{', '}'],
}

export const pythonSyntax: Syntax = {
  indent: '    ',
  constants: { true: 'True', false: 'False', null: 'None' },
  key: (name) => `${quoted(name)}: `,
  text: quoted,
  list: ['[', ']'],
  map: ['{', '}'],
}

export const rubySyntax: Syntax = {
  indent: '  ',
  constants: { true: 'true', false: 'false', null: 'nil' },
  key: (name) => `${singleQuoted(name)} => `,
  text: singleQuoted,
  list: ['[', ']'],
  map: ['{', '}'],
}

export const phpSyntax: Syntax = {
  indent: '    ',
  constants: { true: 'true', false: 'false', null: 'null' },
  key: (name) => `${singleQuoted(name)} => `,
  text: singleQuoted,
  list: ['[', ']'],
  map: ['[', ']'],
}
