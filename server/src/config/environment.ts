import { readFileSync } from 'node:fs'

/** Settings that cannot be used: one sentence for the operator about each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly mistakes: readonly string[]

  constructor(mistakes: string | readonly string[], options?: ErrorOptions) {
    const all = typeof mistakes === 'string' ? [mistakes] : mistakes
    super(all.join('\n'), options)
    this.mistakes = all
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings. A setting that cannot be used is noted, and read as if it were not set, so that one attempt names them all. */
export interface EnvironmentReader {
  /** Names of every setting that was asked for. */
  readonly names: ReadonlySet<string>
  readonly mistakes: readonly string[]
  text(name: string): string | undefined
  /** A text that should not be seen: it may also be the content of the file that `<name>_FILE` names. */
  secret(name: string): string | undefined
  /** Returns what is between the beginning and the end in the names of variables that have both. */
  between(beginning: string, end: string): string[]
  /** `true`, `false`, `1` or `0`. */
  flag(name: string): boolean | undefined
  integer(name: string, bounds: { default: number; minimum: number; maximum?: number }): number
  choice<const T extends readonly string[]>(name: string, choices: T): T[number] | undefined
  /** Separated by commas or white space. */
  list(name: string): string[]
  /** An http or https URL; a path is kept, a trailing slash is not. */
  address(name: string): string | undefined
  /** Returns what `read` does, or notes the `ConfigError` that it throws and returns the fallback. */
  attempt<T>(read: () => T, fallback: T): T
}

const flags = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

export function readerOf(environment: Environment): EnvironmentReader {
  const names = new Set<string>()
  const mistakes: string[] = []

  function text(name: string): string | undefined {
    names.add(name)
    return environment[name]?.trim() || undefined
  }

  function attempt<T>(read: () => T, fallback: T): T {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      mistakes.push(...error.mistakes)
      return fallback
    }
  }

  return {
    names,
    mistakes,
    text,
    attempt,
    secret: (name) => attempt(() => secretOf(name, text(name), text(`${name}_FILE`)), undefined),
    between: (beginning, end) => [
      ...new Set(
        Object.keys(environment)
          .map((name) => name.replace(/_FILE$/, ''))
          .filter((name) => name.startsWith(beginning) && name.endsWith(end))
          .map((name) => name.slice(beginning.length, -end.length))
          .filter(Boolean),
      ),
    ],
    flag(name) {
      const value = text(name)
      if (value === undefined) return undefined
      const flag = flags.get(value.toLowerCase())
      if (flag === undefined) mistakes.push(`${name} must be true or false, not "${value}".`)
      return flag
    },
    integer(name, { default: fallback, minimum, maximum = Number.MAX_SAFE_INTEGER }) {
      const value = text(name)
      if (value === undefined) return fallback
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
      if (number >= minimum && number <= maximum) return number
      const range =
        maximum === Number.MAX_SAFE_INTEGER ? `of ${minimum} or more` : `from ${minimum} to ${maximum}`
      mistakes.push(`${name} must be a whole number ${range}, not "${value}".`)
      return fallback
    },
    choice(name, choices) {
      const value = text(name)
      if (value === undefined || choices.includes(value)) return value
      mistakes.push(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
      return undefined
    },
    list: (name) =>
      text(name)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
    address(name) {
      const value = text(name)
      if (value === undefined) return undefined
      if (/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))
        return value.replace(/(?<!\/)\/+$/, '')
      mistakes.push(`${name} must be an http or https address, not "${value}".`)
      return undefined
    },
  }
}

/** The sentences never repeat the secret. */
function secretOf(name: string, value: string | undefined, file: string | undefined): string | undefined {
  if (file === undefined) return value
  if (value !== undefined) throw new ConfigError(`Set either ${name} or ${name}_FILE, not both.`)
  let content: string
  try {
    content = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new ConfigError(`${name}_FILE names "${file}", which cannot be read (${code}).`)
  }
  if (content === '') throw new ConfigError(`${name}_FILE names "${file}", which is empty.`)
  return content
}
