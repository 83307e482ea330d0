import type { CaptchaConfig } from '../config/captcha'
import type { Database } from '../store/database'
import type { CaptchaSettings } from '../store/settings'
import type { Secrets } from '../store/secrets'
import { claimCaptcha, findUsedCaptcha } from '../store/used-captchas'
import { proofOfWork, type ProofOfWork } from './proof-of-work'
import { siteVerify } from './site-verify'
import type { CaptchaAction, CaptchaAttempt, CaptchaVerdict, CaptchaVerifier } from './verifier'

/** Numbers that a browser tries on average where the settings say nothing: well under a second of a laptop. */
export const standardDifficulty = 1000

/** The captchas of a portal, whichever provider its settings name. Each is valid for one request, on all nodes. */
export interface Captchas {
  challenge(settings: CaptchaSettings, action: CaptchaAction): ReturnType<ProofOfWork['challenge']>
  /** @param requestHash - Of a request that may be repeated with the same token. */
  check(
    settings: CaptchaSettings,
    attempt: CaptchaAttempt & { readonly requestHash?: string },
  ): Promise<CaptchaVerdict>
}

export function createCaptchas({ db }: Database, secrets: Secrets, config: CaptchaConfig): Captchas {
  const own = proofOfWork(secrets)

  function verifierOf({ provider, site_key }: CaptchaSettings): CaptchaVerifier {
    return provider === 'proof_of_work' ? own : siteVerify(provider, site_key, config)
  }

  return {
    challenge: ({ difficulty = standardDifficulty }, action) => own.challenge(action, difficulty),

    async check(settings, { requestHash, ...attempt }) {
      const verifier = verifierOf(settings)
      const id = verifier.idOf(attempt.token)
      if (id === undefined) return { outcome: 'refused', fault: 'invalid', reason: 'it is no solution' }
      // Before the provider is asked, because that would refuse the token of a repeated request.
      const earlier = await findUsedCaptcha(db, id)
      if (earlier) return verdictOnUse(earlier.requestHash, requestHash)
      const verdict = await verifier.verify(attempt)
      if (verdict.outcome !== 'accepted' || (await claimCaptcha(db, id, requestHash))) return verdict
      // Another request with the same token was faster.
      return verdictOnUse((await findUsedCaptcha(db, id))?.requestHash, requestHash)
    },
  }
}

function verdictOnUse(usedFor: string | null | undefined, requestHash: string | undefined): CaptchaVerdict {
  if (requestHash !== undefined && usedFor === requestHash) return { outcome: 'accepted' }
  return { outcome: 'refused', fault: 'used', reason: 'it was used before' }
}
