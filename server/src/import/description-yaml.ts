import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import type { MistakeList } from './mistakes'
import type { Position } from './yaml-source'

// Without dates, which JSON does not have; with merge keys, which authors use.
const schema = CORE_SCHEMA.withTags(mergeTag)
/** As in the page that shows the description. */
const maxDepth = 500

/**
 * Reads an API description in YAML. It needs no position of each value, as the settings do, and this parser, which keeps none,
 * takes an eighth of the time: descriptions have up to 20 MB.
 *
 * @returns undefined, and a mistake is noted, if it is not YAML.
 */
export function readDescriptionYaml(
  file: string,
  text: string,
  mistakes: MistakeList,
): { value: unknown } | undefined {
  try {
    return { value: load(text, { schema, maxDepth }) }
  } catch (error) {
    if (error instanceof RangeError) {
      mistakes.add(file, 'is nested too deeply')
      return undefined
    }
    if (!(error instanceof YAMLException)) throw error
    const { line = 0, column = 0 } = error.mark ?? {}
    const reason = /depth/i.test(error.reason) ? 'is nested too deeply' : error.reason
    mistakes.add(file, reason, { line: line + 1, column: column + 1 })
    return undefined
  }
}

/** Returns where the value of a key of the outermost mapping stands, or the beginning of the text. */
export function positionOfValue(text: string, key: string): Position {
  for (const [index, line] of text.split('\n').entries()) {
    const rest = [`${key}:`, `"${key}":`, `'${key}':`].find((start) => line.startsWith(start))
    if (rest !== undefined)
      return { line: index + 1, column: line.length - line.slice(rest.length).trimStart().length + 1 }
  }
  return { line: 1, column: 1 }
}
