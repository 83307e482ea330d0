import { createHash } from 'node:crypto'
import { newSecret, secretHash } from '../../sso/attempt-secrets'
import type { CheckedAccount } from '../../store/accounts'
import type { Database } from '../../store/database'
import { insertLoginCode, takeLoginCode, type LoginCode } from '../../store/login-codes'
import type { ProviderSession } from '../../store/provider-sessions'

/** Time in which the page that a sign-in returns to is loaded. */
const codeSeconds = 120

/** Makes a code for a page of another site, to which the browser sends no cookie of this one. */
export async function issueLoginCode({ db }: Database, code: Omit<LoginCode, 'codeHash'>): Promise<string> {
  const secret = newSecret()
  await insertLoginCode(db, { ...code, codeHash: secretHash(secret), lifetimeSeconds: codeSeconds })
  return secret
}

export interface LoginCodeUse {
  code: string
  /** PKCE. Only the tab that began the sign-in has it. */
  verifier: string
  /** Of the page that sends the request. */
  origin: string | undefined
}

/** Uses a code up, whatever comes of it. @returns undefined if it is not for this page and this browser. */
export async function redeemLoginCode(
  { db }: Database,
  { code, verifier, origin }: LoginCodeUse,
): Promise<{ account: CheckedAccount; session: ProviderSession } | undefined> {
  const taken = await takeLoginCode(db, secretHash(code))
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  if (!taken || taken.origin !== origin || taken.codeChallenge !== challenge) return undefined
  return { account: { ...taken.account, kind: 'developer' }, session: taken.session }
}
