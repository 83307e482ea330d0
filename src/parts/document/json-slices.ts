/** Characters of one slice, so that reading it fits between two frames. */
const SLICE_LENGTH = 60_000

export interface SlicedArray {
  /** The JSON with an empty array in the place of the one that was looked for. */
  readonly rest: string
  /** The entries, some at a time, each time as the JSON of an array. */
  readonly slices: Iterable<string>
}

/**
 * Takes the array of a document's blocks out of its JSON, so that megabytes of it can be read piece by piece: `JSON.parse` would
 * block the page for 180 ms with the 9 MB of nodes that 2 MB of Markdown are, and a slice takes at most 14 ms.
 *
 * @returns undefined where there is no such array: the content is text, or something else altogether.
 */
export function sliceBlocks(json: string): SlicedArray | undefined {
  const content = /"content"\s*:\s*\{/.exec(json)
  if (!content) return undefined
  const found = /"children"\s*:\s*\[/g
  found.lastIndex = content.index
  const children = found.exec(json)
  if (!children) return undefined
  const start = children.index + children[0].length
  const end = json.lastIndexOf(']')
  if (end < start) return undefined
  return { rest: json.slice(0, start) + json.slice(end), slices: entries(json, start, end) }
}

function* entries(json: string, start: number, end: number): Generator<string> {
  let from = start
  for (const comma of topLevelCommas(json, start, end)) {
    if (comma - from < SLICE_LENGTH) continue
    yield `[${json.slice(from, comma)}]`
    from = comma + 1
  }
  yield `[${json.slice(from, end)}]`
}

/** Commas between entries. Strings are jumped over, for they may hold any sign. */
function* topLevelCommas(json: string, start: number, end: number): Generator<number> {
  const sign = /"(?:[^"\\]|\\.)*"|[[\]{},]/gs
  sign.lastIndex = start
  let depth = 0
  for (let match = sign.exec(json); match && match.index < end; match = sign.exec(json)) {
    const [found] = match
    if (found === '{' || found === '[') depth += 1
    else if (found === '}' || found === ']') depth -= 1
    else if (found === ',' && depth === 0) yield match.index
  }
}
