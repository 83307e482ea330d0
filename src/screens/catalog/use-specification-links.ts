import { useEffect, useState } from 'react'
import type { CatalogProduct } from '../../api'
import { usePortal } from '../../state'

/**
 * Tells which products have a specification to read. The server says so with each product; for servers that do not, the
 * list of operations, which is small, is asked for, and the link appears once it has come.
 */
export function useSpecificationLinks(
  products: readonly CatalogProduct[],
): (product: CatalogProduct) => boolean {
  const { api } = usePortal()
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const stop = new AbortController()
    for (const { id, latest_version: latest } of products) {
      if (!latest || latest.has_specification !== undefined) continue
      api.products.operations(id, latest.id, { signal: stop.signal }).then(
        (operations) => operations && setAsked((before) => new Set(before).add(latest.id)),
        // Without an answer there is no link, which is all that could be said to the reader.
        () => undefined,
      )
    }
    return () => stop.abort()
  }, [api, products])

  return ({ latest_version: latest }) => (latest ? (latest.has_specification ?? asked.has(latest.id)) : false)
}
