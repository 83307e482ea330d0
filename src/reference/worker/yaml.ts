import { CORE_SCHEMA, dump, load, mergeTag, YAMLException } from 'js-yaml'
import { DescriptionError } from '../protocol/failure'

// Without dates, which JSON does not have; with merge keys, which authors use.
const schema = CORE_SCHEMA.withTags(mergeTag)

/** @throws {DescriptionError} `syntax`, `too-deep`. */
export function parseYaml(text: string, maxDepth: number): unknown {
  try {
    return load(text, { schema, json: true, maxDepth })
  } catch (error) {
    if (error instanceof YAMLException) {
      if (/depth/i.test(error.reason)) throw tooDeep(maxDepth)
      const position: Record<string, string> = error.mark
        ? { line: String(error.mark.line + 1), column: String(error.mark.column + 1) }
        : {}
      throw new DescriptionError({ code: 'syntax', values: { reason: error.reason, ...position } })
    }
    if (error instanceof RangeError) throw tooDeep(maxDepth)
    throw error
  }
}

const tooDeep = (limit: number) =>
  new DescriptionError({ code: 'too-deep', values: { limit: String(limit) } })

export const writeYaml = (value: unknown): string => dump(value, { noRefs: true, lineWidth: -1 })
