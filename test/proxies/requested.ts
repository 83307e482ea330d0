import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'

export interface ProxiedResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Another address than the one from which proxies connect to nodes. */
export const clientAddress = '127.0.0.2'

/** Sends a request from `clientAddress`, on a connection of its own: after a fault, HAProxy ends one that was used before without a response. */
export async function requested(
  url: string,
  line: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: string | Buffer } = {},
): Promise<ProxiedResponse> {
  const [method = '', path = ''] = line.split(' ')
  // As curl does: the body is sent once the server wants it.
  const waits = (body?.length ?? 0) > 1024 * 1024
  const request = httpRequest(url + path, {
    method,
    headers: { ...headers, ...(waits && { expect: '100-continue', 'content-length': String(body?.length) }) },
    localAddress: clientAddress,
    family: 4,
    agent: false,
  })
  // A proxy may refuse a body by its length, and close the connection before all of it was sent: the response counts.
  let fault: Error | undefined
  request.on('error', (error) => {
    fault = error
  })
  if (waits) request.once('continue', () => request.end(body)).flushHeaders()
  else request.end(body)
  const response = await new Promise<IncomingMessage>((found, fail) => {
    request.once('response', found)
    request.once('close', () => fail(fault ?? new Error(`No response to ${line}.`)))
  })
  const received = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
  }
  request.destroy()
  return received
}
