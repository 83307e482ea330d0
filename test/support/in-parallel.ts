/** More pages at a time would only wait for each other. */
const MOST_AT_A_TIME = 5

/** Works on some items at a time: what waits for a page to be idle lets others go on. @returns the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  use: (item: Item) => Promise<Result>,
  atATime = MOST_AT_A_TIME,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await use(item)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
