import { useState } from 'react'
import type { DocumentTree, ProductVersion } from '../../api'
import { isPortalError, loadDocumentTree } from '../../api'
import { type Remote, usePortal, useRemote } from '../../state'
import { activeVersion } from './active-version'
import { type LoadedProduct, loadProduct } from './load-product'

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
  const loaded = useRemote((signal) => loadProduct(api, productId, signal), [api, productId], {
    name: 'product',
  })
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
  return { status: 'ready', shell: shellOf(loaded.data) } as const
}

/** The documents of a product as a tree; a product without any has an empty one. */
export function useDocumentTree(productId: string): Remote<readonly DocumentTree[]> {
  const { api } = usePortal()
  return useRemote(
    (signal) =>
      loadDocumentTree(api, productId, { signal }).catch((failure: unknown) => {
        if (isPortalError(failure) && failure.code === 'not-found') return []
        throw failure
      }),
    [api, productId],
    { name: 'document-tree' },
  )
}
