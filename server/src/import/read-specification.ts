import { describedOrigins } from '../lib/described-origins'
import type { SpecificationContent } from './content'
import { positionOfValue, readDescriptionYaml } from './description-yaml'
import type { MistakeList } from '../lib/yaml/mistakes'
import { modelsOf } from './models'
import { operationsOf } from './operations'
import { warnOfDescription } from './warnings/description-warnings'
import { sizeLimits, type SourceFolder } from './source-folder'
import type { Position } from '../lib/yaml/yaml-source'

interface Parsed {
  value: unknown
  positionOf(key: string): Position
}

/**
 * A specification may lie outside the imported folder, beside the code that it describes: only an OpenAPI document gets
 * in by this way.
 *
 * @returns undefined, and the mistakes are noted, when it is none.
 */
export async function readSpecification(
  folder: SourceFolder,
  path: string,
): Promise<SpecificationContent | undefined> {
  const text = await folder.readText(path, sizeLimits.specification, 'anywhere')
  if (text === undefined) return undefined
  const format = path.endsWith('.json') ? 'json' : 'yaml'
  const parsed = parseDescription(path, text, format, folder.mistakes)
  if (!parsed) return undefined
  const operations = operationsOf(parsed.value)
  await warnOfDescription({ file: path, text, value: parsed.value, operations }, folder.mistakes)
  return { text, format, operations, models: modelsOf(parsed.value), origins: describedOrigins(parsed.value) }
}

/** @returns undefined, and the mistakes are noted, if the text is no OpenAPI document that the portal shows. */
export function parseDescription(
  path: string,
  text: string,
  format: 'json' | 'yaml',
  mistakes: MistakeList,
): { value: unknown } | undefined {
  const parsed = format === 'json' ? parseJson(path, text, mistakes) : parseYaml(path, text, mistakes)
  if (!parsed) return undefined
  const fault = faultOf(parsed.value)
  if (!fault) return parsed
  mistakes.add(path, fault.reason, parsed.positionOf(fault.key))
  return undefined
}

function parseYaml(path: string, text: string, mistakes: MistakeList): Parsed | undefined {
  const read = readDescriptionYaml(path, text, mistakes)
  return read && { ...read, positionOf: (key) => positionOfValue(text, key) }
}

function parseJson(path: string, text: string, mistakes: MistakeList): Parsed | undefined {
  try {
    return {
      value: JSON.parse(text),
      positionOf: (key) => positionIn(text, Math.max(text.indexOf(`"${key}"`), 0)),
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const offset = /at position (\d+)/.exec(message)?.[1]
    // An end too early has no position in the message.
    const position = positionIn(text, offset === undefined ? text.length : Number(offset))
    mistakes.add(path, `is not JSON: ${message.replace(/ in JSON at position.*| \(line.*$/, '')}`, position)
    return undefined
  }
}

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

function faultOf(value: unknown): { reason: string; key: string } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { reason: 'is no OpenAPI document: it must be a mapping with `openapi` or `swagger`', key: '' }
  }
  const { openapi, swagger, paths } = value as Record<string, unknown>
  if (openapi === undefined && swagger === undefined) {
    return { reason: 'is no OpenAPI document: `openapi: 3.…` or `swagger: "2.0"` is missing', key: '' }
  }
  if (openapi !== undefined && !/^3\.\d+(\.\d+)?/.test(String(openapi))) {
    return {
      reason: `OpenAPI "${String(openapi)}" is not supported; 3.0 to 3.2 and Swagger 2.0 are`,
      key: 'openapi',
    }
  }
  if (openapi === undefined && !/^2(\.0)?$/.test(String(swagger))) {
    return { reason: `Swagger "${String(swagger)}" is not supported; 2.0 and OpenAPI 3 are`, key: 'swagger' }
  }
  if (paths !== undefined && (typeof paths !== 'object' || paths === null || Array.isArray(paths))) {
    return { reason: '`paths` must be a mapping of paths to operations', key: 'paths' }
  }
  return undefined
}
