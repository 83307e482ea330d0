import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface ArrivedRequest {
  readonly method: string
  /** With its query, as it was written. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

export interface RecordingApiOptions {
  /** Pages and descriptions by path, which are not recorded. Made once the address is known. */
  readonly files?: (url: string) => Readonly<Record<string, string>>
  /** Of pages. */
  readonly policy?: (url: string) => string
  /** Whether pages of other origins may call. Default true. */
  readonly allowsOthers?: boolean
}

export interface RecordingApi {
  readonly url: string
  /** What came to paths below `/api`, preflights left out. */
  readonly arrived: readonly ArrivedRequest[]
  last(): ArrivedRequest
  close(): Promise<void>
}

const types: readonly (readonly [RegExp, string])[] = [
  [/[.]json$/, 'application/json'],
  [/[.]html$/, 'text/html; charset=utf-8'],
]

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function respond(path: string, response: ServerResponse, cors: Record<string, string>): void {
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { ...cors, 'content-type': type, 'x-hidden': '1', 'x-shown': '2' }).end(body)
  if (path.endsWith('/slow')) return
  if (path.endsWith('/stream')) {
    response.writeHead(200, { ...cors, 'content-type': 'text/event-stream' })
    response.write('data: first\n\n')
    return
  }
  if (path.endsWith('/teapot')) return void send(418, 'application/problem+json', '{"title":"I am a teapot"}')
  if (path.endsWith('/bytes')) return void send(200, 'application/octet-stream', Buffer.from([0, 1, 2, 255]))
  if (path.endsWith('/picture'))
    return void send(200, 'image/gif', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))
  send(200, 'application/json', '{"ok":true,"id":12345678901234567890}')
}

/** A real API that writes down what arrives, to the byte. */
export async function recordingApi(options: RecordingApiOptions = {}): Promise<RecordingApi> {
  const { allowsOthers = true } = options
  const arrived: ArrivedRequest[] = []
  let url = ''
  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => response.destroy(error))
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: target = '', headers } = request
    const [path = ''] = target.split('?', 1)
    const file = options.files?.(url)[path]
    if (file !== undefined) {
      const type = types.find(([ending]) => ending.test(path))?.[1] ?? 'text/html; charset=utf-8'
      const policy = options.policy?.(url)
      const isPage = policy !== undefined && type.startsWith('text/html')
      return void response
        .writeHead(200, { 'content-type': type, ...(isPage ? { 'content-security-policy': policy } : {}) })
        .end(file)
    }
    const cors: Record<string, string> =
      allowsOthers && headers.origin
        ? {
            'access-control-allow-origin': headers.origin,
            'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
            'access-control-allow-headers': String(headers['access-control-request-headers'] ?? ''),
            'access-control-expose-headers': 'x-shown',
          }
        : {}
    if (method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const body = await bodyOf(request)
    if (!path.startsWith('/api')) return void response.writeHead(404, cors).end()
    arrived.push({ method, target, headers: headers as ArrivedRequest['headers'], body })
    respond(path, response, cors)
  }

  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    arrived,
    last() {
      const request = arrived.at(-1)
      if (!request) throw new Error('Nothing has arrived.')
      return request
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
