import { useEffect, useMemo, useRef } from 'react'
import { useSession } from '../../../state'
import { pagePath } from '../../../reference/operation-address'
import { Shown } from '../reading/shown'
import type { RendererProps } from '../renderer'
import { useTryItSettings } from '../../../parts/try-it/settings'
import {
  config,
  InlineRefResolverProvider,
  ParsedDocs,
  PersistenceContextProvider,
  Provider,
  useThemeStore,
} from './libraries'
import { nodeOfPage } from './node-of-page'
import { ShadowContainer } from './shadow-container'
import { adoptStyles } from './style-sheets'
import { useScheme } from './use-scheme'
import './host.css'

// Its rules are adopted where its icons are rendered; on its own it puts them into the head of the page.
config.autoAddCss = false

interface ViewerProps extends RendererProps {
  /** The whole description, as it was written. */
  document: unknown
}

/** One place of a description, rendered by Stoplight Elements in a shadow root of its own. */
export function StoplightViewer({ document, page: container, onShown, onOperationOpen }: ViewerProps) {
  const { isHidden } = useTryItSettings()
  const { viewer } = useSession()
  const host = useRef<HTMLDivElement>(null)
  const scheme = useScheme(host)
  const address = pagePath(container)
  const node = useMemo(() => nodeOfPage(container, document), [container, document])

  useEffect(() => {
    const light = scheme === 'light'
    useThemeStore.setState({ colorValues: { light }, invertedColorValues: { light: false } })
  }, [scheme])

  function shown() {
    onShown(address, host.current?.shadowRoot ?? undefined)
    if (container.kind === 'operation') onOperationOpen({ operationId: container.operation.id })
  }

  return (
    <ShadowContainer className="pe-stoplight" host={host} prepare={adoptStyles}>
      <div className="pe-stoplight-ground" data-theme={scheme}>
        <Provider>
          {/* Entered values go with the viewer who entered them. */}
          <PersistenceContextProvider key={viewer?.id ?? ''}>
            <InlineRefResolverProvider document={document}>
              <Shown key={address} onShown={shown}>
                <ParsedDocs
                  node={node}
                  nodeTitle={container.kind === 'model' ? container.name : undefined}
                  location={{ pathname: `/${address}`, search: '' }}
                  layoutOptions={{ hideTryIt: isHidden, hideTryItPanel: false, hideExport: true }}
                  tryItCredentialsPolicy="omit"
                />
              </Shown>
            </InlineRefResolverProvider>
          </PersistenceContextProvider>
        </Provider>
      </div>
    </ShadowContainer>
  )
}
