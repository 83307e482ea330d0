import { DescriptionError } from '../protocol/failure'

export interface Parsed {
  readonly value: unknown
  readonly syntax: 'json' | 'yaml'
}

const syntaxError = (reason: string, line?: number, column?: number) =>
  new DescriptionError({
    code: 'syntax',
    values: { reason, ...(line && column ? { line: String(line), column: String(column) } : {}) },
  })

/** Engines say where a JSON text breaks in different ways; most give an offset or line and column. */
function jsonError(failure: SyntaxError, text: string): DescriptionError {
  const offset = /position (\d+)/.exec(failure.message)?.[1]
  const position = /line (\d+) column (\d+)/.exec(failure.message)
  const reason = failure.message
    .replace(/^JSON\.parse: |^JSON Parse error: /, '')
    .replace(/ (in JSON )?at .*$/s, '')
  if (position) return syntaxError(reason, Number(position[1]), Number(position[2]))
  // Where nothing is said the text ends too early.
  const before = text.slice(0, offset === undefined ? text.length : Number(offset))
  return syntaxError(reason, before.split('\n').length, before.length - before.lastIndexOf('\n'))
}

/**
 * JSON, else YAML.
 *
 * @throws {DescriptionError} `syntax`; `not-a-description` for HTML, which is what a wrong address often answers.
 */
export async function parseText(text: string, maxDepth: number): Promise<Parsed> {
  const first = /\S/.exec(text)?.[0]
  if (first === '<') throw new DescriptionError({ code: 'not-a-description', values: { found: 'html' } })
  let failure: DescriptionError | undefined
  if (first === '{' || first === '[') {
    try {
      return { value: JSON.parse(text), syntax: 'json' }
    } catch (error) {
      failure = jsonError(error as SyntaxError, text)
    }
  }
  const { parseYaml } = await import('./yaml')
  try {
    return { value: parseYaml(text, maxDepth), syntax: 'yaml' }
  } catch (error) {
    throw failure ?? error
  }
}
