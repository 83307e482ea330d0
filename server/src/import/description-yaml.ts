import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import type { MistakeList } from '../lib/yaml/mistakes'
import type { Position } from '../lib/yaml/yaml-source'

// Without dates, which JSON does not have; with merge keys, which authors use.
const schema = CORE_SCHEMA.withTags(mergeTag)
/** As in the page that shows the description. */
const maxDepth = 500
/** A description of 20 MB that is written without aliases has fewer. */
const mostValues = 10_000_000

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
    const value: unknown = load(text, { schema, maxDepth })
    const fault = aliasFault(value)
    if (fault === undefined) return { value }
    mistakes.add(file, fault)
    return undefined
  } catch (error) {
    if (error instanceof RangeError) {
      mistakes.add(file, `is nested too deeply; at most ${maxDepth} levels are taken`)
      return undefined
    }
    if (!(error instanceof YAMLException)) throw error
    const { line = 0, column = 0 } = error.mark ?? {}
    const reason = /depth/i.test(error.reason)
      ? `is nested too deeply; at most ${maxDepth} levels are taken`
      : error.reason
    mistakes.add(file, reason, { line: line + 1, column: column + 1 })
    return undefined
  }
}

/**
 * Returns what is wrong with the aliases of a text. The parser reads what an alias stands for once, but readers of the
 * description meet it wherever it stands.
 */
function aliasFault(value: unknown): string | undefined {
  const total = countValues(value, new Map())
  if (total === Infinity) return 'contains itself through an alias'
  if (total <= mostValues) return undefined
  return `has more than ${mostValues} values, each alias counted as what it stands for; at most ${mostValues} are taken`
}

/** Counts the values in a value, and its own. @returns Infinity if it contains itself. */
function countValues(value: unknown, counted: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1
  const known = counted.get(value)
  if (known !== undefined) return known
  counted.set(value, Infinity)
  let total = 1
  for (const child of Object.values(value)) total += countValues(child, counted)
  counted.set(value, total)
  return total
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
