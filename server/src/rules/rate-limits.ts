import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Config } from '../config/config'
import { rateLimit, type RateLimit } from '../store/rate-limits'
import type { AccountKind } from '../store/settings'
import { networkOf } from './network'

const minute = 60
const hour = 3600

/** The e-mail address of accounts of a kind, whether or not there is one. */
export interface Address {
  kind: AccountKind
  email: string
}

/** What the accounts of a portal are protected with, by network address and by account. */
export interface RateLimits {
  /**
   * Each returns the seconds to wait if it was one attempt too many.
   *
   * @param attempt.device - ID of the known device that it came from, whose attempts count apart from those of its network.
   */
  signIn(attempt: Address & { networkAddress: string; device?: string }): Promise<number | undefined>
  sso(networkAddress: string): Promise<number | undefined>
  passwordChange(accountId: string): Promise<number | undefined>
  form(networkAddress: string): Promise<number | undefined>
  mailTo(email: string): Promise<number | undefined>
  /** Of mails about locks: one in the time that a lock lasts, from however many networks an address is guessed at. */
  lockMail(address: Address): Promise<number | undefined>
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
  const lockMail = limit('lock-mail', 1, signIn.lockSeconds)
  return {
    async signIn({ networkAddress, device, ...address }) {
      const hash = addressHash(address)
      if (device !== undefined) return signInByAccount.secondsToWait(`${hash} ${device}`)
      const network = networkOf(networkAddress)
      const waits = await Promise.all([
        signInByNetwork.secondsToWait(network),
        signInByAccount.secondsToWait(`${hash} ${network}`),
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
    lockMail: (address) => lockMail.secondsToWait(addressHash(address)),
    mailTo: (email) => mail.secondsToWait(sha256(email.toLowerCase())),
  }
}

/**
 * Returns the key under which sign-ins with an e-mail address are counted: who reads the table learns no addresses. The accounts
 * that one address may have, one of each kind, are counted and locked each by itself.
 */
export function addressHash({ kind, email }: Address): string {
  const address = email.toLowerCase()
  return sha256(kind === 'developer' ? address : `${kind} ${address}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
