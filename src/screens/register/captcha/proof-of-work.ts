import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { CaptchaProvider } from './captcha-task'

/** A slow telephone needs a tenth of it at the default difficulty. */
const longestMs = 60_000

/**
 * Solves a challenge of the portal, without a third party and without anything to see. The hashing is WebCrypto's, which does it
 * outside the main thread, so it needs no worker. Needs a secure context: https or localhost.
 */
export const proofOfWork: CaptchaProvider = async ({ fetchChallenge }) => {
  const challenge: Challenge = await fetchChallenge()
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMs })
  if (!solution) throw new Error('The challenge was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
