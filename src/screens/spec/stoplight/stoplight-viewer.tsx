import { useEffect, useMemo, useRef } from 'react'
import { useEnvironment, useSession } from '../../../state'
import { addressOf } from '../reading/place'
import { Shown } from '../reading/open-place'
import type { RendererProps } from '../renderer'
import { useTryItSettings } from '../try-it/settings'
import hostCss from './host.css?inline'
import {
  config,
  InlineRefResolverProvider,
  ParsedDocs,
  PersistenceContextProvider,
  Provider,
  useThemeStore,
} from './libraries'
import { nodeOfPlace } from './node-of-place'
import { ShadowPlace } from './shadow-place'
import { adoptStyles } from './style-sheets'
import { useScheme } from './use-scheme'

// Its rules are adopted where its icons are drawn; on its own it puts them into the head of the page.
config.autoAddCss = false

interface ViewerProps extends RendererProps {
  /** The whole description, as it was written. */
  document: unknown
}

/** One place of a description, drawn by Stoplight Elements in a shadow root of its own. */
export function StoplightViewer({ document, place, onShown, onOperationOpen }: ViewerProps) {
  const environment = useEnvironment()
  const { isHidden } = useTryItSettings()
  const { developer } = useSession()
  const host = useRef<HTMLDivElement>(null)
  const scheme = useScheme(host)
  const address = addressOf(place)
  const node = useMemo(() => nodeOfPlace(place, document), [place, document])

  useEffect(() => environment.adoptStyles([hostCss]), [environment])
  useEffect(() => {
    const light = scheme === 'light'
    useThemeStore.setState({ colorValues: { light }, invertedColorValues: { light: false } })
  }, [scheme])

  function shown() {
    onShown(address, host.current?.shadowRoot ?? undefined)
    if (place.kind === 'operation') onOperationOpen({ operationId: place.operation.id })
  }

  return (
    <ShadowPlace className="pe-stoplight" host={host} prepare={adoptStyles}>
      <div className="pe-stoplight-ground" data-theme={scheme}>
        <Provider>
          {/* What was entered is gone with the one who entered it. */}
          <PersistenceContextProvider key={developer?.id ?? ''}>
            <InlineRefResolverProvider document={document}>
              <Shown key={address} onShown={shown}>
                <ParsedDocs
                  node={node}
                  nodeTitle={place.kind === 'model' ? place.name : undefined}
                  location={{ pathname: `/${address}`, search: '' }}
                  layoutOptions={{ hideTryIt: isHidden, hideTryItPanel: false, hideExport: true }}
                  tryItCredentialsPolicy="omit"
                />
              </Shown>
            </InlineRefResolverProvider>
          </PersistenceContextProvider>
        </Provider>
      </div>
    </ShadowPlace>
  )
}
