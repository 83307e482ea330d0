import type { Socket } from 'node:net'
import type { Config } from '../config/config'
import { Problem, type ProblemKind } from './problem'
import { problemDocument, problemType } from './problem-document'
import { strictTransport } from './security-headers'
import { requestIdHeader } from './trace-ids'

const byCode: Readonly<Record<string, ProblemKind>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

/** Sends a problem document for input that is not valid HTTP, which has no request and no language. */
export function rejectUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  instance: string,
  config: Pick<Config, 'publicUrl' | 'hstsIncludeSubDomains'>,
): ProblemKind | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const { code = '' } = error
  const problem = new Problem((Object.hasOwn(byCode, code) && byCode[code]) || 'malformedRequest')
  const body = problemDocument(problem, instance, 'en')
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    `${requestIdHeader}: ${instance}`,
    // Which protocol a proxy has taken it by is not known.
    ...(config.publicUrl?.startsWith('https:')
      ? [`Strict-Transport-Security: ${strictTransport(config)}`]
      : []),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  return problem.kind
}
