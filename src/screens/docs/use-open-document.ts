import { useCallback, useEffect, useState } from 'react'
import { isPortalError, loadDocumentText, PortalError } from '../../api'
import { openDocument, type OpenedDocument } from '../../parts/document/read-document'
import { type ReadDocument, useChunks } from '../../parts/document/use-chunks'
import { useLatest, usePortal, useRemote } from '../../state'

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
  const loaded = useRemote(
    async (signal) =>
      slug === undefined ? undefined : openDocument(await loadDocumentText(api, productId, slug, { signal })),
    [api, productId, slug],
  )
  const document = loaded.status === 'ready' && !loaded.refreshing ? loaded.data : undefined
  const [failure, setFailure] = useState<{ of: OpenedDocument | undefined; error: PortalError }>()
  const failed = useCallback(
    (cause: unknown) => {
      const error = isPortalError(cause)
        ? cause
        : new PortalError({ code: 'unexpected', request: 'read document', cause })
      setFailure({ of: document, error })
    },
    [document],
  )
  const read = useChunks(document, failed)

  const report = useLatest(onOpen)
  const opened = read && slug
  useEffect(() => {
    if (opened) report.current({ productId, slug: opened })
  }, [productId, opened, report])

  if (document && failure?.of === document)
    return { status: 'failed', error: failure.error, retry: loaded.reload }
  if (loaded.status === 'failed') return loaded
  return read ? { status: 'ready', read } : { status: 'loading' }
}
