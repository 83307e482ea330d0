import { useEffect, useRef, useState } from 'react'
import { type RequestOutcome, sendRequest } from '../../api/send-request'
import type { PreparedRequest } from '../../reference'
import { multipartBlob } from '../../reference/request/body'
import { forBrowser } from '../../reference/request/for-browser'
import { useFirstSteps } from '../first-steps/use-first-steps'
import { sentCredentials, type SentWithRequest } from './sent-credentials'
import type { Draft } from './session'
import { useTryItSettings } from './settings'
import type { OpenRequest } from './use-request'

export type TryItState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | {
      readonly status: 'done'
      readonly outcome: RequestOutcome
      readonly url: string
      /** The draft that the request was made from. */
      readonly draft: Draft
      readonly credentials: readonly SentWithRequest[]
    }

/** One call at a time. It ends with the panel, and the reader may end it before. */
export function useTryItRequest(open: Pick<OpenRequest, 'request' | 'schemes' | 'draft' | 'entries'>) {
  const { request, schemes, draft, entries } = open
  const { onResponse } = useTryItSettings()
  const reportStep = useFirstSteps()
  const [state, setState] = useState<TryItState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Returns what came of it; undefined if another request was sent meanwhile. */
  async function send(): Promise<RequestOutcome | undefined> {
    const stop = new AbortController()
    running.current = stop
    setState({ status: 'sending' })
    const { request: sent, leftOut } = forBrowser(request)
    const credentials = sentCredentials(schemes, entries, leftOut)
    const outcome = await sendRequest({
      url: sent.url,
      method: sent.method,
      ...withBody(sent),
      signal: stop.signal,
    })
    if (running.current !== stop) return undefined
    setState({ status: 'done', outcome, url: sent.url, draft, credentials })
    if (outcome.outcome === 'responded') {
      const { status, durationMs } = outcome.response
      if (status >= 200 && status < 300 && credentials.length > 0) reportStep('call')
      onResponse({ status, durationMs: Math.round(durationMs) })
    }
    return outcome
  }

  return { state, send, cancel: () => running.current?.abort() }
}

function withBody({ headers, body }: PreparedRequest) {
  if (!body) return { headers }
  if (body.kind !== 'multipart')
    return {
      headers: [...headers, ['Content-Type', body.mediaType] as const],
      // As bytes, because a browser adds a charset of its own to texts.
      body: new Blob([body.kind === 'file' ? body.file : body.text]),
    }
  const boundary = `portal-${crypto.getRandomValues(new Uint32Array(4)).join('')}`
  const [essence = ''] = body.mediaType.split(';')
  return {
    headers: [...headers, ['Content-Type', `${essence.trim()}; boundary=${boundary}`] as const],
    body: multipartBlob(body.parts, boundary),
  }
}
