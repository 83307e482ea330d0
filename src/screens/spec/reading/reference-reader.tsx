import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useMessages } from '../../../i18n'
import type { Outline } from '../../../reference'
import { useHost, useLatest, useNavigation, useStateFor } from '../../../state'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/basics/button'
import { DocumentLinksProvider } from '../../../parts/document/document-links'
import { Drawer } from '../../../parts/product-shell/drawer'
import { LoadFailure } from '../../../parts/load-failure/load-failure'
import { Navigation } from '../navigation/navigation'
import { NoSpecification } from '../no-specification'
import type { RendererProps } from '../renderer'
import { type RendererName, renderers } from '../renderers'
import { useFailureText } from '../../../parts/api-reference/failure-text'
import { firstServers } from '../../../parts/api-reference/first-servers'
import {
  findPage,
  overview,
  pageParameters,
  pagePath,
  type ReferencePage,
} from '../../../reference/operation-address'
import type { OpenSource } from '../../../reference/lazy-description'
import type { PageParameters } from '../../../lib/page-location'
import { OperationPager } from './operation-pager'
import { PortalRenderer } from './portal-renderer'
import { ReadingSkeleton } from './reading-skeleton'
import {
  type OpenReference,
  type PageLinkTarget,
  ReferenceContext,
} from '../../../parts/api-reference/reference-context'
import { useDescriptionLinks } from './use-description-links'
import { type OpenDescription, useOpenDescription } from '../../../parts/api-reference/use-open-description'
import '../spec.css'
import '../../../parts/product-shell/product-head.css'
import './reading.css'

export interface ReferenceReaderProps {
  readonly renderer: RendererName
  /** Of the product. Default: the title of the description. */
  readonly name?: string
  /** The same function as long as the description is the same. */
  readonly open: OpenSource
  /** Tells descriptions apart within the page. */
  readonly source: string
  /** The description is the same for every viewer. Default: it is loaded anew for each. */
  readonly isOfEveryone?: boolean
  /** Of a downloaded description, without its ending. */
  readonly fileName: string
  /** The open page by the address: `{tag}/{operationId}`, or an operation's ID. Empty: the overview. */
  readonly address: string
  /** The path was set on purpose: if nothing has that name, a message says so. */
  readonly isPathExplicit: boolean
  /** See `OpenReference`. */
  access?: OpenReference['access']
  /** Link to something of the description. @param to.path - As `address`. @param to.parameters - The same for a query. */
  linkTo(to: { readonly path: string; readonly parameters: PageParameters }): PageLinkTarget
  /** Called when the description has what the address names. @param parameters - Of that page. */
  onPageFound?(address: string, parameters: PageParameters): void
  /** Called with the name of the open page. Empty: the overview. */
  onPage(name: string): void
  onOperationOpen(detail: { operationId: string }): void
}

/** A description: navigation with search, and of it only what is open, by whatever renders it. */
export function ReferenceReader(props: ReferenceReaderProps) {
  const failureText = useFailureText()
  // Rendered in slices: all of it at once would hold the page up.
  const { open, source, isOfEveryone = false } = props
  const opened = useDeferredValue(useOpenDescription({ open, source, isOfEveryone }))
  const address = useDeferredValue(props.address)
  if (opened.status === 'loading') return <ReadingSkeleton />
  if (opened.status === 'failed')
    return (
      <div className="pe-ref-failure">
        <LoadFailure error={opened.error} message={failureText(opened.error)} onRetry={opened.retry} />
      </div>
    )
  if (!opened.data)
    return (
      <>
        <div className="pe-spec-access">{props.access?.(true)}</div>
        <NoSpecification />
      </>
    )
  return <OpenReading {...props} address={address} description={opened.data} />
}

function OpenReading(props: ReferenceReaderProps & { description: OpenDescription }) {
  const { description, address, isPathExplicit, linkTo, access, fileName, onPage, onOperationOpen } = props
  const onPageFound = useLatest(props.onPageFound)
  const t = useMessages('reference')
  const { outline } = description
  const name = props.name ?? outline.info.title
  const { headingLevel } = useHost()
  const [isMenuOpen, setMenuOpen] = useStateFor(address, () => false)
  const content = useRef<HTMLDivElement>(null)
  const found = useMemo(() => findPage(address, outline), [address, outline])
  const page = found ?? overview
  const isWanted = props.onPageFound !== undefined
  useEffect(() => {
    if (found && isWanted) onPageFound.current?.(address, pageParameters(found, outline))
  }, [onPageFound, isWanted, address, found, outline])
  const Renderer = renderers[props.renderer]
  const linkToPage = (to: ReferencePage) =>
    linkTo({ path: pagePath(to), parameters: pageParameters(to, outline) })
  const shared = {
    ...description,
    servers: useMemo(() => firstServers(props.source, outline), [props.source, outline]),
    modelNames: useMemo(() => new Set(outline.models.map(({ name }) => name)), [outline]),
    access,
    fileName,
    linkTo: linkToPage,
  }
  const links = useDescriptionLinks(outline, linkToPage)

  const onShown = useFocusAfterMove(content)
  const reportPage = useLatest(onPage)
  const pageName = nameOf(page, outline)
  useEffect(() => reportPage.current(pageName), [reportPage, pageName, outline])

  return (
    <ReferenceContext value={shared}>
      <div className="pe-ref">
        <div className="pe-ref-side">
          <div className="pe-ref-menu pe-product-bar">
            <p className="pe-shell-name" title={name}>
              {name}
            </p>
            <Button aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
              <PanelLeft size={16} aria-hidden="true" />
              {t('contents')}
            </Button>
          </div>
          {!isMenuOpen && <Navigation page={page} />}
        </div>
        {isMenuOpen && (
          <Drawer title={t('contents')} level={headingLevel + 1} onClose={() => setMenuOpen(false)}>
            <Navigation page={page} />
          </Drawer>
        )}
        <div className="pe-ref-content" ref={content}>
          {!found && isPathExplicit && (
            <Alert kind="info">{t('notInThisDescription', { name: nameIn(address) })}</Alert>
          )}
          <DocumentLinksProvider value={links}>
            {page.kind === 'group' ? (
              <PortalRenderer page={page} onShown={onShown} onOperationOpen={onOperationOpen} />
            ) : (
              <Renderer page={page} onShown={onShown} onOperationOpen={onOperationOpen} />
            )}
          </DocumentLinksProvider>
          {page.kind === 'operation' && <OperationPager page={page} />}
        </div>
      </div>
    </ReferenceContext>
  )
}

function nameOf(page: ReferencePage, { tags }: Outline): string {
  if (page.kind === 'operation') return page.operation.title
  if (page.kind === 'group') return tags.find(({ name }) => name === page.tag)?.title ?? page.tag
  return page.kind === 'model' ? page.name : ''
}

function nameIn(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** After a move the reader goes on at the heading of what has been opened. @returns to be called once something is rendered. */
function useFocusAfterMove(content: RefObject<HTMLElement | null>): RendererProps['onShown'] {
  const { restoreScroll } = useNavigation()
  const shown = useRef<string>(undefined)
  return (address, where = content.current ?? document) => {
    const isMove = shown.current !== undefined && shown.current !== address
    shown.current = address
    const heading = where.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
    if (!isMove || !content.current || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    if (restoreScroll()) return
    if (content.current.getBoundingClientRect().top < 0) content.current.scrollIntoView({ block: 'start' })
  }
}
