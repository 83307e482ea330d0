import FileText from 'lucide-react/icons/file-text'
import { useMemo } from 'react'
import { loadDocumentMarkdown } from '../../api'
import { useMessages } from '../../i18n'
import { CopyMarkdown } from '../../parts/copy-markdown/copy-markdown'
import { DocumentBody } from '../../parts/document/document-body'
import { DocumentLinksProvider } from '../../parts/document/document-links'
import type { DocumentWithAncestors } from '../../parts/product-shell/tree-walk'
import { SignInNote } from '../../parts/sign-in-note/sign-in-note'
import { useHost, usePortal } from '../../state'
import { Empty } from '../../ui/empty'
import { Heading } from '../../ui/basics/heading'
import { DocsFailure } from './docs-failure'
import { DocumentSkeleton } from './docs-skeleton'
import { DocumentPager } from './document-pager'
import { useDocumentLinks } from './use-document-links'
import type { OpenPage } from './use-open-document'
import type { DocumentNavigation } from './use-document-navigation'
import type { Sections } from './use-sections'
import '../../parts/document/document.css'
import './docs.css'

interface DocumentPageProps {
  page: OpenPage
  productId: string
  documents: readonly DocumentWithAncestors[]
  navigation: DocumentNavigation
  sections: Sections
}

/** One document to read, and the ways to those before and after it. */
export function DocumentPage({ page, productId, documents, navigation, sections }: DocumentPageProps) {
  const t = useMessages('docs')
  const productTexts = useMessages('product')
  const { headingLevel } = useHost()
  const portal = usePortal()
  const read = page.status === 'ready' ? page.read : undefined
  const links = useDocumentLinks({ document: read?.document, productId, documents, navigation, sections })
  const chunks = useMemo(() => read?.chunks ?? [], [read])

  if (page.status === 'failed') {
    // A server that finds a request invalid may still have the document.
    const isMissing = page.error.code === 'not-found'
    return <DocsFailure error={page.error} isMissing={isMissing} onRetry={() => page.retry()} />
  }
  if (!read) return <DocumentSkeleton />
  const [first] = chunks[0]?.blocks ?? []
  const isTitled = first?.type === 'heading' && first.level === 1
  const title = read.document.title || read.document.slug
  return (
    <DocumentLinksProvider value={links}>
      <article className="pe-doc-text">
        {!isTitled && title && (
          <div className="pe-docs-title">
            <Heading level={headingLevel}>{title}</Heading>
          </div>
        )}
        <DocumentBody chunks={chunks} topLevel={headingLevel} />
        {read.isComplete && chunks.length === 0 && (
          <Empty level={headingLevel + 1} title={t('emptyPage')} icon={<FileText strokeWidth={1.5} />} />
        )}
      </article>
      {read.isComplete && (
        <CopyMarkdown load={() => loadDocumentMarkdown(portal.api, productId, read.document.slug)} />
      )}
      {read.isComplete && <SignInNote text={productTexts('logIn')} />}
      {read.isComplete && <DocumentPager documents={documents} navigation={navigation} />}
    </DocumentLinksProvider>
  )
}
