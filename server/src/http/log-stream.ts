import type { LogFormat } from '../config/config'

export interface LogTarget {
  write(line: string): void
}

/** Returns what lines of JSON are written to, or undefined for standard output as it is. */
export async function logStream(format: LogFormat, target?: LogTarget): Promise<LogTarget | undefined> {
  if (format === 'json') return target
  // Loaded only when used.
  const { prettyFactory } = await import('pino-pretty')
  const pretty = prettyFactory({
    colorize: !target && process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid,hostname',
  })
  const output = target ?? process.stdout
  return { write: (line) => void output.write(pretty(line) ?? '') }
}

/** PostgreSQL repeats values of a row in these. What is undefined is not written. */
const valuesOfRows = { detail: undefined, where: undefined, hint: undefined, internalQuery: undefined }

/** Wraps the serializer of errors, so that none has values of what was to be written. */
export function withoutValues<T>(serialize: (error: Error) => T): (error: Error) => T {
  return (error) => {
    const entry = serialize(error)
    return typeof entry === 'object' ? (Object.assign(entry as object, valuesOfRows) as T) : entry
  }
}
