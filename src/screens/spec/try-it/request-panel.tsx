import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lazyExport, loadExport, useLanguage, useMessages } from '../../../i18n'
import { useAsync, usePortal } from '../../../state'
import type { Operation } from '../../../reference'
import { Button } from '../../../ui/basics/button'
import { Failure } from '../../../ui/failure'
import { PageSkeleton } from '../reading/reading-skeleton'
import { useFailureText } from '../../../parts/api-reference/failure-text'
import { RequestSample } from '../../../parts/api-reference/request-sample'
import { useReadVersion, useTryItSettings } from '../../../parts/try-it/settings'
import { tryItRequestsOf } from '../../../parts/try-it/try-it-requests'
import { type OpenRequest, useRequest } from '../../../parts/try-it/use-request'

/** The request as a sample, and the way to send it from here. */
export function RequestPanel({ operation }: { operation: Operation }) {
  const t = useMessages('reference')
  const open = useRequest(operation)
  const { isHidden } = useTryItSettings()
  const [isFresh, setFresh] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isTryable = !isHidden && operation.kind === 'operation'
  const isOpen = isTryable && open.isOpen

  function openIt() {
    setFresh(true)
    open.session.open(true)
  }

  const requested = useRequestedApplication(operation)
  useEffect(() => {
    if (!isTryable || requested === undefined) return
    setFresh(true)
    open.session.openFor(requested)
  }, [isTryable, requested, open.session])

  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <>
      {isOpen && <LazyTryIt operation={operation} open={open} takesFocus={isFresh} />}
      {isTryable && !isOpen && (
        <Button ref={button} variant="primary" wide onClick={openIt}>
          <Play size={16} aria-hidden="true" />
          {t('tryIt')}
        </Button>
      )}
      <RequestSample operation={operation} open={open} />
    </>
  )
}

/** Takes the request of another tag to try an operation. Returns the ID of an application. */
function useRequestedApplication({ id: operation }: Operation): string | undefined {
  const requests = tryItRequestsOf(usePortal())
  const version = useReadVersion()?.version.id
  const pending = useSyncExternalStore(requests.subscribe, requests.pending, requests.pending)
  const isMeant = pending !== undefined && pending.version === version && pending.operation === operation
  useEffect(() => {
    if (isMeant) requests.taken()
  }, [requests, isMeant])
  return isMeant ? pending.application : undefined
}

const lazyTryIt = lazyExport(() => import('./try-it'), 'TryIt')

/** Everything by which an operation is called is loaded when the developer opens Try it. */
function LazyTryIt(props: { operation: Operation; open: OpenRequest; takesFocus: boolean }) {
  const t = useMessages('common')
  const language = useLanguage()
  const failureText = useFailureText()
  const loaded = useAsync(async () => {
    return { TryIt: await loadExport(lazyTryIt, language) }
  }, [language])
  if (loaded.status === 'failed')
    return <Failure message={failureText(loaded.error)} onRetry={() => loaded.retry()} />
  if (loaded.status === 'loading') return <PageSkeleton label={t('loading')} />
  const { TryIt } = loaded.data
  return <TryIt {...props} />
}
