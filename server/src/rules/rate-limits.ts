import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Config } from '../config/config'
import { rateLimit, type RateLimit } from '../store/rate-limits'
import type { AccountKind } from '../store/settings'
import { networkOf } from './network'

const minute = 60
const hour = 3600

/** What the accounts of a portal are protected with, by network address and by account. */
export interface RateLimits {
  /** Each returns the seconds to wait if it was one attempt too many. */
  signIn(attempt: { networkAddress: string; kind: AccountKind; email: string }): Promise<number | undefined>
  sso(networkAddress: string): Promise<number | undefined>
  passwordChange(accountId: string): Promise<number | undefined>
  form(networkAddress: string): Promise<number | undefined>
  mailTo(email: string): Promise<number | undefined>
  /** Of access codes: each is taken before it is checked, and given back if it is right. */
  readonly wrongAccessCode: {
    take(networkAddress: string): Promise<number | undefined>
    giveBack(networkAddress: string): Promise<void>
  }
}

export function createRateLimits(
  pool: Pool,
  { signIn, forms }: Pick<Config, 'signIn' | 'forms'>,
): RateLimits {
  const limit = (name: string, points: number, seconds: number): RateLimit =>
    rateLimit(pool, { name, points, seconds })
  const signInByNetwork = limit('sign-in:network', signIn.perAddress, minute)
  const signInByAccount = limit('sign-in:account', signIn.perAccount, minute)
  const sso = limit('sso:network', signIn.perAddress, minute)
  const passwordChange = limit('password-change', signIn.perAccount, minute)
  const form = limit('form', forms.perAddress, minute)
  const accessCode = limit('access-code', forms.wrongCodesPerAddress, hour)
  const mail = limit('mail', forms.mailsPerRecipient, hour)
  return {
    async signIn({ networkAddress, ...address }) {
      const waits = await Promise.all([
        signInByNetwork.secondsToWait(networkOf(networkAddress)),
        signInByAccount.secondsToWait(addressHash(address)),
      ])
      return waits.find((wait) => wait !== undefined)
    },
    sso: (networkAddress) => sso.secondsToWait(networkOf(networkAddress)),
    passwordChange: (accountId) => passwordChange.secondsToWait(accountId),
    form: (networkAddress) => form.secondsToWait(networkOf(networkAddress)),
    wrongAccessCode: {
      take: (networkAddress) => accessCode.secondsToWait(networkOf(networkAddress)),
      giveBack: (networkAddress) => accessCode.giveBack(networkOf(networkAddress)),
    },
    mailTo: (email) => mail.secondsToWait(sha256(email.toLowerCase())),
  }
}

/**
 * Returns the key under which sign-ins with an e-mail address are counted: who reads the table learns no addresses. The accounts
 * that one address may have, one of each kind, are counted and locked each by itself.
 */
export function addressHash({ kind, email }: { kind: AccountKind; email: string }): string {
  const address = email.toLowerCase()
  return sha256(kind === 'developer' ? address : `${kind} ${address}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
