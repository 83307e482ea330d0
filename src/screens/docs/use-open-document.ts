import { useCallback, useEffect, useMemo, useState } from 'react'
import { isPortalError, PortalError } from '../../api'
import { openDocument, type OpenedDocument } from '../../parts/document/read-document'
import { type ReadDocument, useChunks } from '../../parts/document/use-chunks'
import { documentRead } from '../../parts/product-shell/document-reads'
import { type RemoteFailure, useLatest, useRead } from '../../state'

export type OpenPage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: PortalError; retry(): void }
  | { readonly status: 'ready'; readonly read: ReadDocument; readonly failure?: RemoteFailure }

/** Loads and reads one document, and tells when it is shown. */
export function useOpenDocument(
  productId: string,
  slug: string | undefined,
  onOpen: (detail: { productId: string; slug: string }) => void,
): OpenPage {
  const loaded = useRead(slug === undefined ? undefined : documentRead(productId, slug))
  const text = loaded?.status === 'ready' ? loaded.data : undefined
  const [failure, setFailure] = useState<{ of: string | undefined; error: PortalError }>()
  const opened = useMemo(() => (text === undefined ? undefined : tryToOpen(text)), [text])
  const document = opened && 'chunks' in opened ? opened : undefined
  const failed = useCallback((cause: unknown) => setFailure({ of: text, error: unreadable(cause) }), [text])
  const read = useChunks(document, failed)

  const report = useLatest(onOpen)
  const shown = read && slug
  useEffect(() => {
    if (shown) report.current({ productId, slug: shown })
  }, [productId, shown, report])

  const error = opened && 'error' in opened ? opened.error : failure?.of === text && failure?.error
  if (loaded && error) return { status: 'failed', error, retry: loaded.reload }
  if (loaded?.status === 'failed') return loaded
  if (!read || loaded?.status !== 'ready') return { status: 'loading' }
  return { status: 'ready', read, failure: loaded.failure }
}

const unreadable = (cause: unknown): PortalError =>
  isPortalError(cause) ? cause : new PortalError({ code: 'unexpected', request: 'read document', cause })

function tryToOpen(text: string): OpenedDocument | { readonly error: PortalError } {
  try {
    return openDocument(text)
  } catch (cause) {
    return { error: unreadable(cause) }
  }
}
