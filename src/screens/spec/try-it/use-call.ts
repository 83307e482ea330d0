import { useEffect, useRef, useState } from 'react'
import type { CallOutcome } from '../../../api/send-call'
import type { Operation, PreparedRequest } from '../../../reference'
import { multipartBlob } from '../../../reference/request/body'
import { forBrowser } from '../../../reference/request/for-browser'
import { useEnvironment } from '../../../state'
import { makeCall } from './make-call'
import type { OpenRequest } from './use-request'

export type CallState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'done'; readonly outcome: CallOutcome; readonly url: string }

/** One call at a time. It ends with the panel, and the reader may end it before. */
export function useCall(operation: Operation, { request, schemes }: OpenRequest) {
  const { emit } = useEnvironment()
  const [call, setCall] = useState<CallState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send() {
    const stop = new AbortController()
    running.current = stop
    setCall({ status: 'sending' })
    const { request: sent } = forBrowser(request, window.location.origin)
    // The visitor's own cookies go along only where the operation is described as asking for cookies.
    const wantsCookies =
      sent.cookies.length > 0 || schemes.some((scheme) => scheme.type === 'apiKey' && scheme.in === 'cookie')
    const outcome = await makeCall(
      {
        url: sent.url,
        method: operation.method,
        ...withBody(sent),
        credentials: wantsCookies ? 'same-origin' : 'omit',
        signal: stop.signal,
      },
      sent.cookies,
    )
    if (running.current !== stop) return
    setCall({ status: 'done', outcome, url: sent.url })
    if (outcome.outcome !== 'answered') return
    const { status, durationMs } = outcome.answer
    emit('try-it-response', { status, durationMs: Math.round(durationMs) })
  }

  return { call, send, cancel: () => running.current?.abort() }
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
