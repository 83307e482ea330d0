import type { Description } from './description'
import { parseText } from './parse'

const TYPES = { json: 'application/json', yaml: 'application/yaml' } as const

/** The description as a file; in its own syntax as the author wrote it. */
export async function write(description: Description, syntax: 'json' | 'yaml'): Promise<Blob> {
  const { text, syntax: given } = description.source
  const written = async () => {
    const { value } = await parseText(text, Number.POSITIVE_INFINITY)
    return syntax === 'json' ? JSON.stringify(value, null, 2) : (await import('./yaml')).writeYaml(value)
  }
  return new Blob([given === syntax ? text : await written()], { type: TYPES[syntax] })
}
