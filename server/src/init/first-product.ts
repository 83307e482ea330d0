import { MistakeList } from '../lib/yaml/mistakes'
import { ImportRefused } from '../import/import-refused'
import { parseDescription } from '../import/read-specification'
import { fold, tokenize } from '../store/folding'
import type { DescriptionSource } from './description-source'

/** What the files of a first product say, as far as an API description tells. */
export interface FirstProduct {
  /** Name of its folder. */
  slug: string
  name: string
  /** Of the API, in one line, if the description has a short one. */
  summary?: string
  version: string
  /** Header of the API's keys. */
  keyHeader: string
  text: string
  format: 'json' | 'yaml'
}

type Mapping = Readonly<Record<string, unknown>>

const longestName = 200
const longestSummary = 500
const longestSlug = 60

/** @throws {ImportRefused} if an import would refuse the description. Lines are those of the source. */
export function firstProductOf({ name, text }: DescriptionSource): FirstProduct {
  const format = formatOf(name, text)
  const mistakes = new MistakeList()
  const parsed = parseDescription(name, text, format, mistakes)
  if (!parsed) throw new ImportRefused(mistakes.mistakes)
  const description = mappingOf(parsed.value)
  const info = mappingOf(description['info'])
  const title = lineOf(info['title']).slice(0, longestName) || 'API'
  const summary = summaryOf(info)
  return {
    slug: slugOf(title),
    name: title,
    ...(summary && { summary }),
    version: versionOf(info),
    keyHeader: keyHeaderOf(description),
    text,
    format,
  }
}

/** A URL often has no ending. YAML of one line may begin as JSON does. */
function formatOf(name: string, text: string): FirstProduct['format'] {
  if (name.endsWith('.json')) return 'json'
  if (!text.trimStart().startsWith('{')) return 'yaml'
  try {
    JSON.parse(text)
    return 'json'
  } catch {
    return 'yaml'
  }
}

function slugOf(title: string): string {
  const words = tokenize(fold(title)).flatMap((word) => word.match(/[a-z0-9]+/g) ?? [])
  return words.join('-').slice(0, longestSlug).replace(/-$/, '') || 'api'
}

/** A version is a folder, so its name must be one in every file system. */
function versionOf(info: Mapping): string {
  const version = lineOf(info['version'])
  return /^[A-Za-z0-9]([A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/.test(version) ? version : 'v1'
}

/** The summary of OpenAPI 3.1, else the first paragraph, unless it is long or more than text. */
function summaryOf(info: Mapping): string | undefined {
  const description = typeof info['description'] === 'string' ? info['description'] : ''
  const [paragraph = ''] = description.trim().split(/\n\s*\n/)
  const summary = lineOf(info['summary']) || lineOf(paragraph)
  return summary.length > longestSummary || /^\W*$|^[#>|<!*+-]|[<[\]`]|\*\*/.test(summary)
    ? undefined
    : summary
}

/** The first API key in a header; else the name that most APIs use. */
function keyHeaderOf(description: Mapping): string {
  const schemes = {
    ...mappingOf(mappingOf(description['components'])['securitySchemes']),
    ...mappingOf(description['securityDefinitions']),
  }
  const names = Object.values(schemes)
    .map(mappingOf)
    .filter((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'header')
    .map((scheme) => String(scheme['name']))
  return names.find((name) => /^[A-Za-z0-9-]{1,100}$/.test(name)) ?? 'X-Api-Key'
}

/** Returns a text as one line; nothing of what is no text or number. */
function lineOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

const mappingOf = (value: unknown): Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : {}
