import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import type { PortalVisitor } from './visitor'

export const challengePath = '/api/v2/portal/captcha-challenge'

export async function challengeOf(visitor: PortalVisitor): Promise<Challenge> {
  return (await (await visitor.get(challengePath)).json()) as Challenge
}

export async function solutionOf(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved in time.')
  return solution
}

export const tokenOf = (challenge: Challenge, solution: Partial<Solution>): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')

/** Solves a new challenge as a browser does. @returns the token. */
export async function solvedCaptcha(visitor: PortalVisitor): Promise<string> {
  const challenge = await challengeOf(visitor)
  return tokenOf(challenge, await solutionOf(challenge))
}

/** What the provider says, by token. A token that is missing here never gets a response. */
type Results = Readonly<Record<string, { status?: number; body: string | object }>>

export interface CaptchaService {
  readonly url: string
  /** Forms that the portal sent. */
  readonly asked: readonly Readonly<Record<string, string>>[]
  close(): Promise<void>
}

/** A server in the place of hCaptcha, reCAPTCHA or Turnstile. */
export async function captchaService(results: Results): Promise<CaptchaService> {
  const asked: Record<string, string>[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(text))
      asked.push({ type: request.headers['content-type'] ?? '', ...form })
      const result = results[form.response ?? '']
      if (!result) return
      const { status = 200, body } = result
      const location = status === 302 ? { location: '/' } : {}
      response.writeHead(status, location).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
