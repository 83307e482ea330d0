import { createHash, createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32

export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url')
}

/** Returns what the database stores. No salt is needed, because the secrets are random. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Returns a new state. It names the version of the server's key with which the other secrets of the sign-in are derived. */
export function newState(kid: string): string {
  return `${newSecret()}.${kid}`
}

/** @returns undefined if the state names no version, as states did before there were several. */
export function kidOfState(state: string): string | undefined {
  const [, kid] = state.split('.', 2)
  return kid
}

/** Returns nonce and PKCE verifier of a sign-in. Derived from its state with the server's key, so that nobody has to store them. */
export function attemptSecrets(key: Uint8Array, state: string): { nonce: string; codeVerifier: string } {
  const derived = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose} ${state}`).digest('base64url')
  return { nonce: derived('nonce'), codeVerifier: derived('code verifier') }
}
