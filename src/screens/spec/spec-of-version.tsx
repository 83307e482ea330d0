import { useCallback, useEffect, useState } from 'react'
import { isPortalError, type Product, type ProductVersion } from '../../api'
import { useMessages } from '../../i18n'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { chooseVersion } from './product/choose-version'
import { DeprecatedNotice } from './product/deprecated-notice'
import { VersionSwitch } from './product/version-switch'
import { StrategyCard } from '../../parts/strategy-card/strategy-card'
import type { ReferenceSource } from '../../reference'
import { useEnvironment, useLatest, usePortal, usePortalContext } from '../../state'
import { renderers } from './renderers'
import type { SpecProps } from './spec'
import { placeInPortal, usePlaceAddress } from './use-place-address'

interface SpecOfVersionProps extends Pick<
  SpecProps,
  'operation' | 'renderer' | 'hideTryIt' | 'onOperationOpen'
> {
  product: Product
  /** At least one, oldest first. */
  versions: readonly ProductVersion[]
  wantedVersion?: string
}

const pathOf = (product: Product, version: ProductVersion): string =>
  `/spec/${encodeURIComponent(product.id)}/${encodeURIComponent(version.id)}`

/** The reference of one version, and the way to the others. */
export function SpecOfVersion(props: SpecOfVersionProps) {
  const { product, versions, wantedVersion, operation, renderer, hideTryIt, onOperationOpen } = props
  const t = useMessages('reference')
  const { api } = usePortal()
  const environment = useLatest(useEnvironment())
  const { assembled } = useEnvironment()
  // In a page of somebody else's the choice is the element's own, until the page gives another version.
  const [chosen, setChosen] = useState({ wantedVersion, name: wantedVersion })
  if (chosen.wantedVersion !== wantedVersion) setChosen({ wantedVersion, name: wantedVersion })
  const version = chooseVersion(versions, assembled ? wantedVersion : chosen.name) as ProductVersion
  const path = pathOf(product, version)
  const place = usePlaceAddress(operation, assembled ? path : undefined)

  const moveTo = useLatest((to: string, replace: boolean) => {
    const { keepsHash, navigate, query } = environment.current
    navigate(placeInPortal(to, { path: place.address, id: '' }, keepsHash, query()), { replace })
  })
  const isNamedByAddress = !assembled || wantedVersion === version.id
  useEffect(() => {
    if (!isNamedByAddress) moveTo.current(path, true)
  }, [isNamedByAddress, moveTo, path])

  const title = `${product.name} - ${version.name}`
  useEffect(() => environment.current.nameScreen(title), [environment, title])

  const load = useCallback(
    async (signal: AbortSignal): Promise<ReferenceSource | null> => {
      try {
        const answer = await api.products.specificationBytes(product.id, version.id, { signal })
        return answer && { kind: 'portal', answer }
      } catch (failure) {
        if (isPortalError(failure) && failure.code === 'not-found') return null
        throw failure
      }
    },
    [api, product.id, version.id],
  )

  function choose(other: ProductVersion) {
    if (assembled) moveTo.current(pathOf(product, other), false)
    else setChosen({ wantedVersion, name: other.id })
  }

  const Renderer = renderers[renderer]
  return (
    <div className="pe-spec">
      <div className="pe-spec-bar">
        <p className="pe-spec-product">{product.name}</p>
        <VersionSwitch versions={versions} version={version} onChoose={choose} />
        {product.document_count > 0 && (
          <PortalLink className="pe-spec-docs" path={`/docs/${encodeURIComponent(product.id)}`}>
            {t('documentation')}
          </PortalLink>
        )}
      </div>
      {version.deprecated && <DeprecatedNotice />}
      <Renderer
        {...place}
        load={load}
        hideTryIt={hideTryIt}
        fileName={fileNameOf(title)}
        access={<Access version={version} />}
        onOperationOpen={onOperationOpen}
      />
    </div>
  )
}

/** How one gets access, where the portal gives it: only the first of several ways is offered. */
function Access({ version }: { version: ProductVersion }) {
  const context = usePortalContext()
  const configuration = version.registration_configs[0]
  if (!configuration || context.status !== 'ready' || context.data.isPublic) return null
  return <StrategyCard configuration={configuration} />
}

const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'openapi'
