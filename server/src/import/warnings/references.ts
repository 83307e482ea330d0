import { childPointer, stepsOf } from './json-pointer'
import type { DescriptionFault } from './description-fault'

/** Keys whose values are mappings of names that authors choose. */
const namedParts: ReadonlySet<string> = new Set(
  [
    'paths webhooks callbacks pathItems headers parameters responses requestBodies securitySchemes links examples schemas content',
    'mediaTypes encoding properties patternProperties dependentSchemas $defs definitions securityDefinitions',
  ].flatMap((names) => names.split(' ')),
)
/** Keys whose values are data: a `$ref` in them is none. */
const dataKeys: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum', 'value'])

interface Visited {
  value: object
  pointer: string
  /** Whether its keys are names. */
  isNamed: boolean
}

/** Finds references of a description that lead to nothing, or out of it. */
export function referenceFaults(root: unknown): DescriptionFault[] {
  const references: { pointer: string; reference: string }[] = []
  const anchors = new Set<string>()
  for (const { value, pointer } of objectsIn(root)) {
    const { $ref, $id, $anchor, $dynamicAnchor } = value as Record<string, unknown>
    if (typeof $ref === 'string') references.push({ pointer: `${pointer}/$ref`, reference: $ref })
    if (typeof $id === 'string') anchors.add($id)
    for (const anchor of [$anchor, $dynamicAnchor]) if (typeof anchor === 'string') anchors.add(`#${anchor}`)
  }
  return references.flatMap(({ pointer, reference }) => {
    if (anchors.has(reference) || isFound(root, reference)) return []
    return [{ pointer, reason: reasonFor(reference) }]
  })
}

function reasonFor(reference: string): string {
  return reference.startsWith('#')
    ? `\`$ref\` leads to "${reference}", which this description does not have; correct it or add that part`
    : `\`$ref\` leads to "${reference}", outside of this description, which is all that readers get; bundle the description into one file, for example with \`redocly bundle\``
}

/** Everything that may have a reference. Each object once, however many aliases stand for it. */
function* objectsIn(root: unknown): Generator<Visited> {
  const seen = new Set<object>()
  // No recursion: JSON may nest more deeply than the stack.
  const open: Visited[] = isObject(root) ? [{ value: root, pointer: '', isNamed: false }] : []
  for (let visited = open.pop(); visited; visited = open.pop()) {
    const { value, pointer, isNamed } = visited
    if (seen.has(value)) continue
    seen.add(value)
    yield visited
    const below = Object.entries(value).flatMap(([key, child]: [string, unknown]): Visited[] => {
      if (!isObject(child) || (!isNamed && isData(key, child))) return []
      const areNames = !isNamed && !Array.isArray(value) && namedParts.has(key) && !Array.isArray(child)
      return [{ value: child, pointer: childPointer(pointer, key), isNamed: areNames }]
    })
    open.push(...below.toReversed())
  }
}

/** Examples of a schema are a list, and those of OpenAPI a mapping. */
function isData(key: string, value: object): boolean {
  return dataKeys.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value))
}

function isFound(root: unknown, reference: string): boolean {
  if (reference === '#') return true
  if (!reference.startsWith('#/')) return false
  let value = root
  for (const step of stepsOf(decoded(reference.slice(1)))) {
    if (!isObject(value) || !Object.hasOwn(value, step)) return false
    value = (value as Record<string, unknown>)[step]
  }
  return true
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
