import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JWK } from 'jose'

export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

export interface PeopleProvider {
  /** @param request - Below the issuer's path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export function peopleProvider(
  issuer: string,
  options: { clients: object[]; people: readonly Person[]; jwk?: JWK },
): Promise<PeopleProvider>

export function newSigningKey(): Promise<JWK>
