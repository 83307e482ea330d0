/** Largest number of letters that may be wrong in a name. */
const MOST_MISTAKES = 2

/** Returns the name that was probably meant; undefined if none is near. Hyphens do not count. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.replaceAll('-', '').toLowerCase()
  const found = names
    .map((name) => ({ name, distance: editDistance(bare(written), bare(name)) }))
    .sort((one, other) => one.distance - other.distance)
    .at(0)
  return found && found.distance <= MOST_MISTAKES && found.distance < written.length / 2
    ? found.name
    : undefined
}

/** Letters to insert, to remove or to replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, candidate] of [...other].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === candidate ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
