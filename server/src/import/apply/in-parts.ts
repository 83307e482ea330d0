/** Calls a function with at most so many of the rows at a time, in their order, one call after the other. */
export async function inParts<T>(
  rows: readonly T[],
  atOnce: number,
  write: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) await write(rows.slice(start, start + atOnce))
}
