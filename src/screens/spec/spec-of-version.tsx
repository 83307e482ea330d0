import { docsPath, specPath } from '../../router/paths'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ProductVersion } from '../../api'
import { useLanguage, useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { usePageLinks } from '../../parts/portal-link/page-links'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { productAddress } from '../../parts/product-shell/product-address'
import { portalSource } from '../../parts/product-shell/portal-source'
import { DeprecatedBanner } from '../../parts/product-shell/deprecated-banner'
import type { ShellProduct } from '../../parts/product-shell/use-product'
import { tryItRequestsOf } from '../../parts/try-it/try-it-requests'
import { VersionChoice } from '../../parts/product-shell/version-choice'
import { useRegisteredApplications } from '../../parts/try-it/use-registered-applications'
import { useLatest, useNavigation, usePortal } from '../../state'
import { Access, prepareAccess } from './access'
import { openFromLoader } from '../../reference/pending-description'
import { ReferenceReader } from './reading/reference-reader'
import type { SpecProps } from './spec-props'
import { ReadVersionContext } from '../../parts/try-it/settings'
import { usePageNavigation } from './use-page-navigation'
import '../../parts/product-shell/product-head.css'
import './spec.css'

interface SpecOfVersionProps extends Pick<
  SpecProps,
  'operation' | 'renderer' | 'onOperationOpen' | 'onRegistrationCreated'
> {
  shell: ShellProduct
  /** ID or slug, as the address, or the page around, names the product. */
  productId: string
  /** The one that is looked at. */
  version: ProductVersion
  /** As the address, or the page around, names it. */
  wantedVersion?: string
}

/** The reference of one version, and the way to the others. */
export function SpecOfVersion(props: SpecOfVersionProps) {
  const { shell, version, wantedVersion, operation, renderer, onOperationOpen, onRegistrationCreated } = props
  const { product, versions } = shell
  const t = useMessages('reference')
  const portal = usePortal()
  const portalNavigation = useNavigation()
  const { assembled } = portalNavigation
  const latestNavigation = useLatest(portalNavigation)
  const { docsHref } = usePageLinks()
  const addressOf = (one: ProductVersion) => productAddress(props.productId, product, one)
  const route = addressOf(version)
  const { goTo, ...navigation } = usePageNavigation(operation, assembled ? route : undefined)

  const moveTo = useLatest((one: ProductVersion, replace: boolean) => {
    const { keepsHash, navigate, query } = latestNavigation.current
    const hash = keepsHash ? window.location.hash : ''
    navigate(specPath({ ...addressOf(one), query: query(), hash }), { replace })
  })
  // An ID goes on working beside a slug.
  const isNamedByAddress = !assembled || wantedVersion === route.version || wantedVersion === version.id
  useEffect(() => {
    if (!isNamedByAddress) moveTo.current(version, true)
  }, [isNamedByAddress, moveTo, version])

  const latestGoTo = useLatest(goTo)
  useEffect(
    () => tryItRequestsOf(portal).shows(version.id, (id) => latestGoTo.current(id)),
    [portal, version.id, latestGoTo],
  )

  const title = `${product.name} - ${version.name}`
  // No state: to render again would end the markup of the page before the code of all of it is there.
  const pageName = useRef('')
  const nameScreen = useLatest(() =>
    latestNavigation.current.nameScreen([pageName.current, title].filter(Boolean).join(' - ')),
  )
  useEffect(() => nameScreen.current(), [nameScreen, title])

  const latestLanguage = useLatest(useLanguage())
  const open = useCallback(
    (given: AbortSignal) =>
      openFromLoader(async (signal) => {
        const loading = portalSource(portal.api, { product: product.id, version: version.id }, signal)
        const [source] = await Promise.all([loading, prepareAccess(latestLanguage.current)])
        return source
      }, given),
    [portal, product.id, version.id, latestLanguage],
  )

  // Inside the portal the address says which version is looked at.
  function chooseVersion(id: string) {
    const other = versions.find((one) => one.id === id)
    if (other && assembled) moveTo.current(other, false)
    else shell.chooseVersion(id)
  }
  const head = { ...shell, chooseVersion }
  const registered = useRegisteredApplications(product, version)
  const read = useMemo(() => ({ product, version, registered }), [product, version, registered])

  return (
    <div className="pe-spec">
      <div className="pe-spec-bar">
        <p className="pe-shell-name">{product.name}</p>
        <VersionChoice shell={head} />
        {product.document_count > 0 && (
          <PortalLink
            className="pe-spec-docs"
            path={docsPath(route.product)}
            href={fillTemplate(docsHref, { product: product.slug ?? product.id, version: version.id })}
          >
            {t('documentation')}
          </PortalLink>
        )}
      </div>
      <DeprecatedBanner shell={head} />
      <ReadVersionContext value={read}>
        <ReferenceReader
          {...navigation}
          // One navigation at a time.
          onPageFound={isNamedByAddress ? navigation.onPageFound : undefined}
          renderer={renderer}
          name={product.name}
          open={open}
          source={`${portal.config.apiBaseUrl} ${product.id} ${version.id}`}
          fileName={fileNameOf(title)}
          access={(isMain, operation) => (
            <Access
              key={version.id}
              isMain={isMain}
              operation={operation}
              product={product}
              version={version}
              registered={registered}
              onRegistered={({ id, status }) => onRegistrationCreated({ registrationId: id, status })}
            />
          )}
          onPage={(name) => {
            pageName.current = name
            nameScreen.current()
          }}
          onOperationOpen={onOperationOpen}
        />
      </ReadVersionContext>
    </div>
  )
}

const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'openapi'
