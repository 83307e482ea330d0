import { sendRequest } from '../../../api/send-request'
import { useLatest } from '../../../state'
import { useServerCheck } from '../../../parts/try-it/server-check'
import { useTryItSettings } from '../../../parts/try-it/settings'

/** Answers that have no body by their nature, and take none. */
const BODILESS = [204, 205, 304]

/** The library's `fetch`, so that tried requests are sent, limited and reported as everywhere in the kit. */
export function useTryItFetch(): (url: string, init?: RequestInit) => Promise<Response> {
  const servers = useServerCheck()
  const settings = useLatest(useTryItSettings())
  return async (url, init) => {
    const request = new Request(url, init)
    // Its fields are the library's own: whether there are secrets among them is unknown.
    if (servers.isOwnApi(request.url) || !(await servers.confirm(request.url)))
      throw new TypeError('canceled')
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const sent = await sendRequest({
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body: hasBody ? await request.blob() : undefined,
      signal: request.signal,
    })
    if (sent.outcome !== 'responded') throw new TypeError(sent.outcome)
    const { status, statusText, headers, body, durationMs } = sent.response
    settings.current.onResponse({ status, durationMs: Math.round(durationMs) })
    return new Response(BODILESS.includes(status) ? null : body, {
      status,
      statusText,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
    })
  }
}
