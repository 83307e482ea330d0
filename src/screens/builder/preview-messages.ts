import { isRecord } from '../../lib/is-record'

/** The message of the builder to its preview: the tag to show. */
export interface PreviewContent {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** Names of the events to report. */
  readonly events: readonly string[]
}

/** The message of the preview to the builder. */
export type PreviewReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly name: string; readonly detail: string }
  /** The policy refused to load something. */
  | { readonly kind: 'violation'; readonly directive: string; readonly source: string }

const longestText = 2000

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longestText) : '')

/** Returns a report, or undefined for every other message. */
export function readReport(data: unknown): PreviewReport | undefined {
  if (!isRecord(data)) return undefined
  switch (data.kind) {
    case 'ready':
      return { kind: 'ready' }
    case 'event':
      return { kind: 'event', name: textOf(data.name), detail: textOf(data.detail) }
    case 'violation':
      return { kind: 'violation', directive: textOf(data.directive), source: textOf(data.source) }
    default:
      return undefined
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Returns the content, or undefined for every other message. */
export function readContent(data: unknown): PreviewContent | undefined {
  if (!isRecord(data) || typeof data.tag !== 'string' || !/^portal-[a-z0-9-]+$/.test(data.tag))
    return undefined
  const { tag, attributes, events } = data
  if (!isRecord(attributes) || !isTexts(Object.values(attributes)) || !isTexts(events)) return undefined
  return { tag, attributes: attributes as Readonly<Record<string, string>>, events }
}
