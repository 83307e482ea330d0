import type { SpecOperationRecord } from '../../store/schema-content'

/** Longer paths are cut, so that no gateway can make a series of its own out of every address. */
const mostSegments = 8
const longestTemplate = 200

/** Names in a path are shorter, and have fewer digits than numbers, dates, UUIDs and hashes. */
const longestName = 40
const mostDigitsOfName = 2

/**
 * Returns the path template of the operation that a path belongs to, so that requests of one operation are one series. What no
 * operation has keeps its names and loses its identifiers.
 *
 * @param path - As the gateway saw it; it may begin with the base path of the API.
 */
export function templateOf(operations: readonly SpecOperationRecord[], method: string, path: string): string {
  const segments = segmentsOf(path)
  const sameMethod = operations.filter((operation) => operation.method.toLowerCase() === method.toLowerCase())
  // The longest match first: `/orders/{id}/lines` ends like `/lines`, and fewer parameters are the closer match.
  const matches = sameMethod
    .map(({ path: template }) => ({ template, parts: segmentsOf(template) }))
    .filter(({ parts }) => endsLike(segments, parts))
    .sort((a, b) => b.parts.length - a.parts.length || parametersOf(a.parts) - parametersOf(b.parts))
  return matches[0]?.template ?? withoutIdentifiers(segments)
}

function segmentsOf(path: string): string[] {
  const end = path.search(/[?#]/)
  return (end < 0 ? path : path.slice(0, end)).split('/').filter((segment) => segment !== '')
}

function endsLike(segments: readonly string[], template: readonly string[]): boolean {
  const offset = segments.length - template.length
  if (offset < 0 || (template.length === 0 && segments.length > 0)) return false
  return template.every((part, index) => isParameter(part) || part === segments[offset + index])
}

const isParameter = (part: string) => part.includes('{')
const parametersOf = (parts: readonly string[]) => parts.filter(isParameter).length

/** Whether a segment names one thing rather than a kind of things. `v2` is a name, `17` is not. */
function isIdentifier(segment: string): boolean {
  const digits = segment.replace(/\D/g, '').length
  return segment.length > longestName || digits > mostDigitsOfName || digits === segment.length
}

function withoutIdentifiers(segments: readonly string[]): string {
  const kept = segments.slice(0, mostSegments).map((segment) => (isIdentifier(segment) ? '{id}' : segment))
  const more = segments.length > mostSegments ? ['…'] : []
  return `/${[...kept, ...more].join('/')}`.slice(0, longestTemplate)
}
