/** The most that the server gives at once. */
const PAGE_SIZE = 100

interface PageOf<T> {
  readonly data: readonly T[]
  readonly meta: { readonly page: { readonly total: number } }
}

/** Everything of a list, page after page. For lists that people make by hand: what machines fill has no end. */
export async function allPages<T>(
  load: (paging: { pageSize: number; pageNumber: number }) => Promise<PageOf<T>>,
): Promise<T[]> {
  const all: T[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { data, meta } = await load({ pageSize: PAGE_SIZE, pageNumber })
    all.push(...data)
    // An empty page ends it too: what was counted may be gone by now.
    if (data.length === 0 || all.length >= meta.page.total) return all
  }
}
