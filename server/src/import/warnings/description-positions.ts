import { EVENT_ID, parseEvents, type Event, getScalarValue } from 'js-yaml'
import type { Position } from '../../lib/yaml/yaml-source'
import { childPointer, stepsOf } from './json-pointer'

interface Wanted {
  pointer: string
  below: Map<string, Wanted>
}

/** A collection that is open while the events of what is in it come. */
interface Open {
  wanted: Wanted | undefined
  isMapping: boolean
  /** Index of the next item of a sequence. */
  index: number
  /** Key of a mapping whose value comes next. */
  key: string | undefined
}

/**
 * Finds the places of values in a description: the key of a mapping's value, the beginning of a sequence's item. What is not found, as
 * below an alias, has the position of the nearest value around it.
 *
 * @param text - YAML or JSON that can be parsed.
 */
export function positionsIn(text: string, pointers: Iterable<string>): Map<string, Position> {
  const offsets = new Map<string, number>()
  const root = wantedOf(pointers)
  const open: Open[] = []
  const note = (wanted: Wanted | undefined, offset: number) => {
    if (wanted) offsets.set(wanted.pointer, offset)
  }
  for (const event of eventsOf(text)) {
    if (event.type === EVENT_ID.POP) {
      open.pop()
      continue
    }
    if (event.type === EVENT_ID.DOCUMENT) {
      open.push({ wanted: undefined, isMapping: false, index: 0, key: undefined })
      continue
    }
    const parent = open.at(-1)
    const wanted = enter(event, parent, { text, root, note, isRoot: open.length === 1 })
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE)
      open.push({ wanted, isMapping: event.type === EVENT_ID.MAPPING, index: 0, key: undefined })
  }
  const positions = positionsOf(text, offsets)
  return new Map([...new Set(pointers)].map((pointer) => [pointer, nearest(pointer, positions)]))
}

interface Search {
  text: string
  root: Wanted
  note(wanted: Wanted | undefined, offset: number): void
  isRoot: boolean
}

/** Returns what is looked for in the value that begins. */
function enter(
  event: Event,
  parent: Open | undefined,
  { text, root, note, isRoot }: Search,
): Wanted | undefined {
  if (isRoot) return root
  if (!parent) return undefined
  if (!parent.isMapping) {
    const wanted = parent.wanted?.below.get(String(parent.index))
    parent.index += 1
    note(wanted, startOf(event))
    return wanted
  }
  if (parent.key === undefined) {
    parent.key = event.type === EVENT_ID.SCALAR && parent.wanted ? getScalarValue(text, event) : ''
    note(parent.wanted?.below.get(parent.key), startOf(event))
    return undefined
  }
  const wanted = parent.wanted?.below.get(parent.key)
  parent.key = undefined
  return wanted
}

/** JSON may have what YAML has not, such as tabs: positions are then unknown. */
function eventsOf(text: string): Event[] {
  try {
    return parseEvents(text, { maxDepth: 10_000 })
  } catch {
    return []
  }
}

function startOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart
  return 'start' in event ? event.start : 0
}

function wantedOf(pointers: Iterable<string>): Wanted {
  const root: Wanted = { pointer: '', below: new Map() }
  for (const pointer of pointers) {
    let wanted = root
    for (const step of stepsOf(pointer)) {
      const next = wanted.below.get(step) ?? {
        pointer: childPointer(wanted.pointer, step),
        below: new Map<string, Wanted>(),
      }
      wanted.below.set(step, next)
      wanted = next
    }
  }
  return root
}

/** One pass over the text for all of them. */
function positionsOf(text: string, offsets: ReadonlyMap<string, number>): Map<string, Position> {
  const positions = new Map<string, Position>()
  let line = 1
  let lineStart = 0
  for (const [pointer, offset] of [...offsets].toSorted(([, a], [, b]) => a - b)) {
    for (
      let end = text.indexOf('\n', lineStart);
      end !== -1 && end < offset;
      end = text.indexOf('\n', lineStart)
    ) {
      line += 1
      lineStart = end + 1
    }
    positions.set(pointer, { line, column: offset - lineStart + 1 })
  }
  return positions
}

function nearest(pointer: string, positions: ReadonlyMap<string, Position>): Position {
  for (let around = pointer; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
    const position = positions.get(around)
    if (position) return position
  }
  return { line: 1, column: 1 }
}
