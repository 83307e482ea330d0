import type { PortalAppearance, Read } from '../../api'
import { lazyExport, useMessages } from '../../i18n'
import { LazyComponent } from '../../parts/lazy/lazy-component'
import { SignInNote } from '../../parts/sign-in-note/sign-in-note'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { paths } from '../../router/paths'
import { useNavigation, usePortalContext, useRead } from '../../state'
import { LiveRegion } from '../../ui/live-region'
import { Pagination } from '../../ui/pagination'
import { SearchField } from '../../ui/search-field'
import { CatalogHero } from './catalog-hero'
import { CatalogResults } from './catalog-results'
import { CatalogSkeleton } from './catalog-skeleton'
import { type LinkTemplates, productTargets } from './product-targets'
import { type Found, useCatalog } from './use-catalog'
import { useView, type View, ViewSwitch } from './view-switch'
import '../../ui/card.css'
import './catalog.css'
// The page comes with the list before its code.
import './first-steps.css'

const lazyFirstSteps = lazyExport(() => import('./first-steps'), 'FirstSteps')

const appearanceRead: Read<PortalAppearance> = {
  key: ['/api/v2/portal/appearance'],
  load: (api) => api.portal.appearance(),
}

export interface CatalogProps extends LinkTemplates {
  /** Text searched for. */
  query: string
  /** Products per page, 1 to 100. */
  pageSize: number
  /** Until the visitor chooses. */
  view: View
  hideBanner: boolean
  hideTitle: boolean
  hideSearch: boolean
  onCatalogSearch(detail: { query: string; total: number }): boolean
  onProductOpen(detail: { productId: string }): boolean
}

/** The products of the portal, searched and paged. */
export function Catalog({
  query,
  pageSize,
  view: givenView,
  hideBanner,
  hideTitle,
  hideSearch,
  specHref,
  docsHref,
  onCatalogSearch,
  onProductOpen,
}: CatalogProps) {
  const t = useMessages('catalog')
  const productTexts = useMessages('product')
  const { hrefFor } = useNavigation()
  const report = (found: Found) => onCatalogSearch({ query: found.query, total: found.total })
  const catalog = useCatalog({ query, pageSize, onFound: report })
  const { found, failure, isSearching } = catalog
  const total = found?.total ?? 0
  const [view, chooseView] = useView(givenView)
  const appearance = useRead(appearanceRead)
  const isHeroLoading = appearance.status === 'loading'
  const products = found?.response.data.map(({ source }) => source) ?? []
  const firstProduct = products.find(({ document_count }) => document_count > 0) ?? products[0]
  const context = usePortalContext()
  const hasFirstSteps = context.status === 'ready' && context.data.hasFirstSteps
  // A failure is lower than the skeleton: what follows the tag would be seen, and move when the hero has its picture.
  const hasSkeleton = failure ? isHeroLoading : isSearching && !found

  return (
    <div className="pe-catalog" data-view={view}>
      <CatalogHero
        appearance={appearance.status === 'ready' ? appearance.data : undefined}
        isLoading={isHeroLoading}
        hasBanner={!hideBanner}
        hasTitle={!hideTitle}
      >
        {!hideSearch && (
          <SearchField
            label={t('searchLabel')}
            action={t('search')}
            value={catalog.text}
            href={hrefFor(paths.catalog)}
            pending={isSearching && found !== undefined}
            onType={catalog.type}
            onSearch={catalog.search}
          />
        )}
      </CatalogHero>
      {hasFirstSteps && (
        <div className="pe-catalog-steps">
          <LazyComponent
            of={lazyFirstSteps}
            props={{ product: firstProduct && productTargets(firstProduct, { specHref, docsHref }) }}
            // Without it the catalog is whole.
            fallback={() => <span hidden />}
          />
        </div>
      )}
      <ViewSwitch view={view} disabled={!found?.response.data.length} onChoose={chooseView} />
      <LiveRegion message={found && !isSearching ? t('found', { count: total }) : ''} />
      {failure && !isHeroLoading && <LoadFailure error={failure.error} onRetry={failure.retry} />}
      {hasSkeleton && <CatalogSkeleton view={view} />}
      {found && (
        <div className="pe-catalog-results" aria-busy={isSearching} data-searching={isSearching || undefined}>
          <CatalogResults
            found={found}
            view={view}
            specHref={specHref}
            docsHref={docsHref}
            onShowAll={() => catalog.search('')}
            onProductOpen={onProductOpen}
          />
        </div>
      )}
      {found && !isSearching && (
        <Pagination page={found.page} pageSize={found.pageSize} total={total} onPage={catalog.goToPage} />
      )}
      {found && <SignInNote text={productTexts('logIn')} />}
    </div>
  )
}
