import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n'
import { useLatest } from '../../state'
import { Alert } from '../../ui/alert'
import { Failure } from '../../ui/failure'
import type { Configuration } from './configuration'
import { tagAttributes } from './configuration'
import { elementOf } from './manifest'
import { type PreviewContent, type PreviewReport, readReport } from './preview-messages'
import { policyQuery, requestedOrigins } from './use-policy'
import './builder.css'

interface PreviewProps {
  configuration: Configuration
  onReport(report: PreviewReport): void
}

/** The content of the preview: never an address elsewhere, because the author of the link would learn what is entered here. */
function contentOf(configuration: Configuration): PreviewContent {
  const elsewhere = new Set(requestedOrigins(configuration).map(([name]) => name))
  const attributes = Object.fromEntries(tagAttributes(configuration).filter(([name]) => !elsewhere.has(name)))
  const element = elementOf(configuration.tag)
  // The path of the preview's page is none of the portal's.
  const needsHistory = element?.attributes.some(({ name }) => name === 'history')
  if (needsHistory && (attributes['history'] ?? 'path') === 'path') attributes['history'] = 'memory'
  return { tag: configuration.tag, attributes, events: element?.events ?? [] }
}

/** A change of these begins anew: they are read only once, or the policy depends on them. */
function frameOf({ tag, attributes }: Configuration): string {
  const once = elementOf(tag)?.attributes.filter(({ isReadOnce }) => isReadOnce) ?? []
  return JSON.stringify(once.map(({ name }) => attributes[name] ?? null))
}

/** The tag itself, in a frame under the policy that it needs. */
export function Preview({ configuration, onReport }: PreviewProps) {
  const t = useMessages('builder')
  const [attempt, setAttempt] = useState(0)
  const source = `/builder/preview?${policyQuery(configuration)}`
  const key = `${attempt} ${source} ${frameOf(configuration)}`
  return (
    <>
      {requestedOrigins(configuration).map(([name, origin]) => (
        <Alert key={name} kind="info">
          {t('previewWithout', { name, origin })}
        </Alert>
      ))}
      <Frame
        key={key}
        source={source}
        content={contentOf(configuration)}
        onReport={onReport}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </>
  )
}

interface FrameProps {
  source: string
  content: PreviewContent
  onReport(report: PreviewReport): void
  onRetry(): void
}

function Frame({ source, content, onReport, onRetry }: FrameProps) {
  const t = useMessages('builder')
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const message = JSON.stringify(content)
  const report = useLatest(onReport)

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const read =
        event.source === frame.current?.contentWindow && event.origin === location.origin
          ? readReport(event.data)
          : undefined
      if (read?.kind === 'ready') setState('ready')
      else if (read) report.current(read)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [report])

  useEffect(() => {
    if (state === 'ready') frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin)
  }, [state, message])

  const loaded = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const isReady = currentTarget.contentDocument?.documentElement.dataset['preview'] === 'ready'
    setState(isReady ? 'ready' : 'failed')
  }
  if (state === 'failed') return <Failure message={t('previewFailed')} onRetry={onRetry} />
  return (
    <iframe
      ref={frame}
      className="pe-builder-frame"
      src={source}
      title={t('previewOf', { tag: content.tag })}
      aria-busy={state === 'loading'}
      onLoad={loaded}
    />
  )
}
