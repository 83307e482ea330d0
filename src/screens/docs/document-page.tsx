import FileText from 'lucide-react/icons/file-text'
import { useEffect, useMemo } from 'react'
import { loadDocumentMarkdown } from '../../api'
import { useMessages } from '../../i18n'
import { CopyMarkdown } from '../../parts/copy-markdown/copy-markdown'
import { DocumentBody } from '../../parts/document/document-body'
import { DocumentLinksProvider } from '../../parts/document/document-links'
import { GuideBlockContext } from '../../parts/document/guide-block-context'
import { useFirstSteps } from '../../parts/first-steps/use-first-steps'
import { guidePartsOf } from '../../parts/guide/lazy-guide-part'
import type { DocumentWithAncestors } from '../../parts/product-shell/tree-walk'
import type { ShellProduct } from '../../parts/product-shell/use-product'
import { SignInNote } from '../../parts/sign-in-note/sign-in-note'
import { useHost, usePortal } from '../../state'
import { Empty } from '../../ui/empty'
import { Heading } from '../../ui/basics/heading'
import { DocumentAccess } from './document-access'
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
  shell: ShellProduct
  documents: readonly DocumentWithAncestors[]
  navigation: DocumentNavigation
  sections: Sections
}

/** One document to read, and the ways to those before and after it. */
export function DocumentPage({ page, productId, shell, documents, navigation, sections }: DocumentPageProps) {
  const t = useMessages('docs')
  const productTexts = useMessages('product')
  const { headingLevel } = useHost()
  const portal = usePortal()
  const read = page.status === 'ready' ? page.read : undefined
  const slug = read?.document.slug ?? ''
  const { product, versions, version } = shell
  const renderPart = useMemo(
    () => guidePartsOf({ product, versions, version, slug }),
    [product, versions, version, slug],
  )
  const links = useDocumentLinks({ document: read?.document, productId, documents, navigation, sections })
  const reportStep = useFirstSteps()
  const isRead = read !== undefined
  useEffect(() => {
    if (isRead) reportStep('read')
  }, [isRead, reportStep])
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
        <GuideBlockContext value={renderPart}>
          <DocumentBody chunks={chunks} topLevel={headingLevel} />
        </GuideBlockContext>
        {read.isComplete && chunks.length === 0 && (
          <Empty level={headingLevel + 1} title={t('emptyPage')} icon={<FileText strokeWidth={1.5} />} />
        )}
      </article>
      {read.isComplete && (
        <CopyMarkdown load={() => loadDocumentMarkdown(portal.api, productId, read.document.slug)} />
      )}
      {read.isComplete && <SignInNote text={productTexts('logIn')} />}
      {read.isComplete && shell.version && <DocumentAccess product={shell.product} version={shell.version} />}
      {read.isComplete && <DocumentPager documents={documents} navigation={navigation} />}
    </DocumentLinksProvider>
  )
}
