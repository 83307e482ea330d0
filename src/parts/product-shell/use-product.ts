import { useState } from 'react'
import type { DocumentTree, PortalApi, Product, ProductVersion } from '../../api'
import { isPortalError } from '../../api'
import { type Remote, usePortal, useRemote } from '../../state'
import { activeVersion } from './active-version'

/** The server gives no more at once. */
const PAGE_SIZE = 100

export interface LoadedProduct {
  readonly product: Product
  /** Oldest first. */
  readonly versions: readonly ProductVersion[]
}

export interface ShellProduct extends LoadedProduct {
  /** The one that is looked at; undefined where the product has none. */
  readonly version: ProductVersion | undefined
  chooseVersion(id: string): void
}

/**
 * A product with its versions, and the version that is looked at: the visitor's choice, else the one that is asked for, else
 * the newest. Another product starts over.
 *
 * @param wantedVersion - Identifier, or name in any case.
 */
export function useProduct(productId: string, wantedVersion: string | undefined) {
  const { api } = usePortal()
  const loaded = useRemote(
    async (signal) => {
      const [product, versions] = await Promise.all([
        api.products.get(productId, { signal }),
        allVersions(api, productId, signal),
      ])
      return { askedFor: productId, product, versions }
    },
    [api, productId],
  )
  const [choice, setChoice] = useState<{ productId: string; wantedVersion?: string; id: string }>()
  const chosen =
    choice?.productId === productId && choice.wantedVersion === wantedVersion ? choice.id : undefined

  function shellOf({ product, versions }: LoadedProduct): ShellProduct {
    return {
      product,
      versions,
      version: activeVersion(versions, chosen ?? wantedVersion),
      chooseVersion: (id) => setChoice({ productId, wantedVersion, id }),
    }
  }

  if (loaded.status !== 'ready') return loaded
  // What is still there from another product says nothing about this one.
  if (loaded.data.askedFor !== productId) return { status: 'loading' } as const
  return { status: 'ready', shell: shellOf(loaded.data) } as const
}

async function allVersions(
  api: PortalApi,
  productId: string,
  signal: AbortSignal,
): Promise<ProductVersion[]> {
  const versions: ProductVersion[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await api.products.versions(productId, { pageSize: PAGE_SIZE, pageNumber }, { signal })
    versions.push(...page.data)
    if (page.data.length === 0 || versions.length >= page.meta.page.total) break
  }
  return versions.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
}

/** The documents of a product as a tree; a product without any has an empty one. */
export function useDocumentTree(productId: string): Remote<readonly DocumentTree[]> {
  const { api } = usePortal()
  return useRemote(
    (signal) =>
      api.documents.tree(productId, { signal }).catch((failure: unknown) => {
        if (isPortalError(failure) && failure.code === 'not-found') return []
        throw failure
      }),
    [api, productId],
  )
}
