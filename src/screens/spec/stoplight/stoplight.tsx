import { useEffect, useState } from 'react'
import { lazyExport, loadExport, useLanguage, useMessages } from '../../../i18n'
import { useAsync, useHost, useLatest, usePortalContext } from '../../../state'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/basics/button'
import { DownloadButtons } from '../overview/download-buttons'
import { PortalRenderer } from '../reading/portal-renderer'
import { pagePath } from '../../../reference/operation-address'
import { PageSkeleton } from '../reading/reading-skeleton'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import type { RendererProps } from '../renderer'
import { type LoadViewer, viewerLoader } from './viewer-loader'
import { ViewerBoundary } from './viewer-boundary'

/** With its texts, which the viewer has not. */
const serverCheck = lazyExport(() => import('../../../parts/try-it/server-check'), 'ServerCheckProvider')

/** Renders with Stoplight Elements if the application has it. Whatever it cannot do, the kit's own renderer can. */
export function Stoplight(props: RendererProps) {
  const loadViewer = viewerLoader()
  if (!loadViewer) return <InItsPlace {...props} />
  return <LoadedStoplight {...props} loadViewer={loadViewer} />
}

function InItsPlace(props: RendererProps) {
  useEffect(() => {
    console.warn(
      'renderer="stoplight" needs a part of portal-elements that is not bundled by itself. Add to your application: import \'portal-elements/stoplight\'',
    )
  }, [])
  return <PortalRenderer {...props} />
}

interface LoadedProps extends RendererProps {
  readonly loadViewer: LoadViewer
}

function LoadedStoplight({ loadViewer, ...props }: LoadedProps) {
  const t = useMessages('reference')
  // Says whether there is a portal, whose API gets no secrets.
  usePortalContext()
  const language = useLanguage()
  const host = useLatest(useHost())
  const { description, access, fileName } = useOpenReference()
  const [isLeft, setLeft] = useState(false)
  const loaded = useAsync(
    async (signal) => {
      try {
        const [{ StoplightViewer }, ServerCheck, written] = await Promise.all([
          loadViewer(),
          loadExport(serverCheck, language),
          description.engine().then((engine) => engine.write('json', { signal })),
        ])
        const parsed = JSON.parse(await written.text()) as unknown
        return { Viewer: StoplightViewer, ServerCheck, document: parsed }
      } catch (error) {
        if (!signal.aborted) host.current.emit('element-error', { error })
        throw error
      }
    },
    [description, host, loadViewer, language],
  )
  const failure = (onRetry: () => void) => <ViewerFailure onRetry={onRetry} onLeave={() => setLeft(true)} />

  if (isLeft) return <PortalRenderer {...props} />
  if (loaded.status === 'loading') return <PageSkeleton label={t('loadingRenderer')} />
  if (loaded.status === 'failed') return failure(loaded.retry)
  const { Viewer, ServerCheck, document } = loaded.data
  return (
    <>
      {props.page.kind === 'overview' && (
        <>
          <DownloadButtons fileName={fileName} />
          {access?.(true)}
        </>
      )}
      <ViewerBoundary
        address={pagePath(props.page)}
        onError={(error) => host.current.emit('element-error', { error })}
        fallback={failure}
      >
        <ServerCheck>
          <Viewer {...props} document={document} />
        </ServerCheck>
      </ViewerBoundary>
    </>
  )
}

function ViewerFailure({ onRetry, onLeave }: { onRetry(): void; onLeave(): void }) {
  const t = useMessages('reference')
  const common = useMessages('common')
  const actions = (
    <>
      <Button onClick={onRetry}>{common('retry')}</Button>
      <Button onClick={onLeave}>{t('leaveRenderer')}</Button>
    </>
  )
  return (
    <Alert kind="danger" action={actions}>
      {t('rendererFailed')}
    </Alert>
  )
}
