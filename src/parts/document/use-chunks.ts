import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Heading } from './headings'
import type { DocumentChunk, OpenedDocument } from './read-document'

export interface ReadDocument {
  readonly document: OpenedDocument
  readonly chunks: readonly DocumentChunk[]
  /** Those of the first part until all is read, so that a long list is rendered twice and not a hundred times. */
  readonly headings: readonly Heading[]
  readonly isComplete: boolean
}

/**
 * Reads a document: at once, or if it is long, chunk by chunk. The next is read when the one before has been rendered, so that never more than one of them
 * enters the page at once. `useAsync` does not fit: it holds one result, and this one grows, at the pace of rendering.
 *
 * @param failed - What was read stays; called when the rest cannot be.
 */
export function useChunks(document: OpenedDocument | undefined, failed: (error: unknown) => void) {
  const [read, setRead] = useState<ReadDocument>()
  const rendered = useRef<() => void>(undefined)
  useEffect(() => rendered.current?.(), [read])

  const atOnce = useMemo(
    (): ReadDocument | undefined =>
      document?.all && {
        document,
        chunks: document.all,
        headings: document.all.flatMap(({ headings }) => headings),
        isComplete: true,
      },
    [document],
  )

  useEffect(() => {
    if (!document || document.all) return
    let isWanted = true
    const chunks: DocumentChunk[] = []
    const show = (opened: OpenedDocument, isComplete: boolean) => {
      const now = [...chunks]
      startTransition(() =>
        setRead((before) => ({
          document: opened,
          chunks: now,
          headings:
            !isComplete && before?.document === opened
              ? before.headings
              : now.flatMap(({ headings }) => headings),
          isComplete,
        })),
      )
    }
    async function readAll(opened: OpenedDocument) {
      for await (const chunk of opened.chunks) {
        if (!isWanted) return
        chunks.push(chunk)
        const isRendered = new Promise<void>((resolve) => (rendered.current = resolve))
        show(opened, false)
        await isRendered
      }
      if (isWanted) show(opened, true)
    }
    readAll(document).catch((error: unknown) => isWanted && failed(error))
    return () => {
      isWanted = false
    }
  }, [document, failed])

  return atOnce ?? (read?.document === document ? read : undefined)
}
