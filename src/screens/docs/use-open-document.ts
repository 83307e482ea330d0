import { useCallback, useEffect, useRef, useState } from 'react'
import { isPortalError, PortalError } from '../../api'
import { openDocument } from '../../parts/document/read-document'
import { type ReadDocument, useChunks } from '../../parts/document/use-chunks'
import { usePortal, useRemote } from '../../state'

export type OpenPage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: PortalError; retry(): void }
  | { readonly status: 'ready'; readonly read: ReadDocument }

/** Loads and reads one document, and tells when it is shown. */
export function useOpenDocument(
  productId: string,
  slug: string | undefined,
  onOpen: (detail: { productId: string; slug: string }) => void,
): OpenPage {
  const { api } = usePortal()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ slug: string | undefined; attempt: number; error: PortalError }>()
  const loaded = useRemote(
    async (signal) => {
      if (slug === undefined) return undefined
      return { asked: slug, document: openDocument(await api.documents.text(productId, slug, { signal })) }
    },
    [api, productId, slug, attempt],
  )
  const isCurrent = loaded.status === 'ready' && loaded.data?.asked === slug && !loaded.refreshing
  const failed = useCallback(
    (cause: unknown) => {
      const error = isPortalError(cause)
        ? cause
        : new PortalError({ code: 'unexpected', request: 'read document', cause })
      setFailure({ slug, attempt, error })
    },
    [slug, attempt],
  )
  const read = useChunks(isCurrent ? loaded.data?.document : undefined, failed)

  const report = useRef(onOpen)
  useEffect(() => {
    report.current = onOpen
  })
  const opened = read && slug
  useEffect(() => {
    if (opened) report.current({ productId, slug: opened })
  }, [productId, opened])

  if (failure && failure.slug === slug && failure.attempt === attempt) {
    return { status: 'failed', error: failure.error, retry: () => setAttempt(attempt + 1) }
  }
  if (loaded.status === 'failed') return loaded
  return read ? { status: 'ready', read } : { status: 'loading' }
}
