import { useState } from 'react'
import type { ProductVersion } from '../../api'
import { useRead } from '../../state'
import { activeVersion } from './active-version'
import { type LoadedProduct, productRead } from './product-read'

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
  const loaded = useRead(productRead(productId))
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
  return { status: 'ready', shell: shellOf(loaded.data), failure: loaded.failure } as const
}
