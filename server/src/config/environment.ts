/** A setting that cannot be used. Its message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export interface EnvironmentReader {
  text(name: string): string | undefined
  /** `true`, `false`, `1` or `0`. */
  flag(name: string): boolean | undefined
  integer(name: string, bounds: { default: number; minimum: number; maximum?: number }): number
  choice<const T extends readonly string[]>(name: string, choices: T): T[number] | undefined
  /** Parted by commas or white space. */
  list(name: string): string[]
  /** An http or https address; a path is kept, a trailing slash is not. */
  address(name: string): string | undefined
}

const flags: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false }

export function readerOf(environment: Readonly<Record<string, string | undefined>>): EnvironmentReader {
  const text = (name: string) => environment[name]?.trim() || undefined

  return {
    text,
    flag(name) {
      const value = text(name)
      if (value === undefined) return undefined
      const flag = flags[value.toLowerCase()]
      if (flag === undefined) throw new ConfigError(`${name} must be true or false, not "${value}".`)
      return flag
    },
    integer(name, { default: fallback, minimum, maximum = Number.MAX_SAFE_INTEGER }) {
      const value = text(name)
      if (value === undefined) return fallback
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
      if (number >= minimum && number <= maximum) return number
      const range =
        maximum === Number.MAX_SAFE_INTEGER ? `of ${minimum} or more` : `from ${minimum} to ${maximum}`
      throw new ConfigError(`${name} must be a whole number ${range}, not "${value}".`)
    },
    choice(name, choices) {
      const value = text(name)
      if (value === undefined || choices.includes(value)) return value
      throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
    },
    list: (name) =>
      text(name)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
    address(name) {
      const value = text(name)
      if (value === undefined) return undefined
      if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))
        throw new ConfigError(`${name} must be an http or https address, not "${value}".`)
      return value.replace(/\/+$/, '')
    },
  }
}
