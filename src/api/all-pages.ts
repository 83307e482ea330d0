/** Largest page size of the server. */
const PAGE_SIZE = 100

interface PageOf<T> {
  readonly data: readonly T[]
  readonly meta: { readonly page: { readonly total: number } }
}

/** Loads all pages of a list. Only for lists that people create by hand: those filled by machines have no upper limit. */
export async function allPages<T>(
  load: (page: { 'page[size]': number; 'page[number]': number }) => Promise<PageOf<T>>,
): Promise<T[]> {
  const all: T[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { data, meta } = await load({ 'page[size]': PAGE_SIZE, 'page[number]': pageNumber })
    all.push(...data)
    // An empty page ends it too: items that were counted may be deleted by now.
    if (data.length === 0 || all.length >= meta.page.total) return all
  }
}
