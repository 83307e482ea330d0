import { firstHeading, splitFrontMatter } from './markdown-lines'
import type { MistakeList } from '../lib/yaml/mistakes'
import type { WrittenText } from './prepare-document'
import { helpWith } from '../lib/nearest-name'
import { isStorable } from '../store/storable'
import { YamlSource, type Position } from '../lib/yaml/yaml-source'

export interface ParsedDocument {
  text: WrittenText
  /** Line of the file on which the content begins. */
  firstLine: number
  slug: string | undefined
  slugAt: Position
  order: number | undefined
}

const frontMatterKeys = ['title', 'slug', 'order'] as const

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * A Markdown file, with or without front matter in YAML. `title`, `slug` and `order` are ours; everything else in it
 * is metadata. Without a title the first heading is the title, without that it is empty.
 *
 * @returns undefined, and the mistakes are noted, when the front matter cannot be used.
 */
export function parseDocument(
  file: string,
  source: string,
  mistakes: MistakeList,
): ParsedDocument | undefined {
  const { yaml: written, content } = splitFrontMatter(source)
  const yaml = YamlSource.parse(file, written ?? '', mistakes, written === undefined ? 1 : 2)
  if (!yaml) return undefined

  const front: unknown = yaml.value ?? {}
  if (typeof front !== 'object' || front === null || Array.isArray(front)) {
    mistakes.add(file, 'its front matter must be a mapping of names to values', yaml.positionOf([]))
    return undefined
  }
  const { title, slug, order, ...metadata } = front as Record<string, unknown>
  const faults = [
    title === undefined || isLine(title)
      ? undefined
      : { key: 'title', reason: '`title` must be one line of text' },
    slug === undefined || isSlug(slug)
      ? undefined
      : { key: 'slug', reason: '`slug` must be small letters and digits with hyphens between them' },
    order === undefined || isNumber(order) ? undefined : { key: 'order', reason: '`order` must be a number' },
    isStorable(front)
      ? undefined
      : {
          key: '',
          reason: 'its front matter holds an escape for NUL or for half a character, which no text may',
        },
  ].filter((fault) => fault !== undefined)
  for (const { key, reason } of faults) mistakes.add(file, reason, yaml.positionOf([key]))
  if (faults.length > 0) return undefined
  for (const key of Object.keys(metadata).filter((name) => !name.startsWith('x-')))
    mistakes.warn(
      file,
      `no page of the portal reads \`${key}\`; begin a key of your own with \`x-\`${helpWith(key, frontMatterKeys)}`,
      yaml.positionOfKey([], key),
    )

  const text = content.replace(/^(\r?\n)+/, '')
  const before = source.slice(0, source.length - text.length)
  return {
    text: { title: isLine(title) ? title.trim() : firstHeading(content), content: text, metadata },
    firstLine: before.split('\n').length,
    slug: isSlug(slug) ? slug : undefined,
    slugAt: yaml.positionOf(['slug']),
    order: isNumber(order) ? order : undefined,
  }
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 255 && /\S/.test(value) && !/[\r\n\0]/.test(value)
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 255 && slugPattern.test(value)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
