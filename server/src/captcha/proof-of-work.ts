/** Proof of work by `altcha-lib`: the browser looks for a number that the server chose, and no third party learns of it. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import type { Secrets, SecretVersion } from '../store/secrets'
import type { CaptchaAction, CaptchaVerdict, CaptchaVerifier } from './verifier'

/** A browser asks for a challenge when the form is sent, so this is for slow devices and clocks. */
const lifetimeMs = 10 * 60 * 1000
/** Iterations for each number that is tried: most of the work is then hashing, which all browsers do at about the same speed. */
const cost = 5000

export interface ProofOfWork extends CaptchaVerifier {
  /** @param difficulty - How many numbers a browser tries, on average. Never more than one and a half times as many. */
  challenge(action: CaptchaAction, difficulty: number): Promise<Challenge>
}

/** Challenges name the versions of the two keys: one signs challenges, the other their solutions. */
export function proofOfWork(secrets: Secrets): ProofOfWork {
  return {
    async challenge(action, difficulty) {
      const signing = (await secrets.named('captcha-challenges')).current
      const solving = (await secrets.named('captcha-solutions')).current
      return createChallenge({
        ...signedWith(signing, solving),
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.ceil(difficulty * 1.5), Math.ceil(difficulty / 2)),
        data: { action, keys: `${signing.kid}.${solving.kid}` },
        expiresAt: new Date(Date.now() + lifetimeMs),
      })
    },
    idOf: (token) => payloadOf(token)?.challenge.signature,
    async verify({ token, action }) {
      const payload = payloadOf(token)
      if (!payload) return refused('invalid', 'it is no solution')
      const [signing, solving] = await versionsOf(secrets, payload)
      if (!signing || !solving) return refused('expired', 'its key is no longer accepted')
      const result = await verifySolution({ ...signedWith(signing, solving), ...payload })
      if (result.expired) return refused('expired', 'the challenge has expired')
      if (result.invalidSignature) return refused('invalid', 'the challenge is not of this portal')
      if (!result.verified) return refused('invalid', 'the solution is wrong')
      if (payload.challenge.parameters.data?.action !== action)
        return refused('invalid', 'the challenge is for something else')
      return { outcome: 'accepted' }
    },
  }
}

const signedWith = (signing: SecretVersion, solving: SecretVersion) => ({
  deriveKey,
  hmacSignatureSecret: hexOf(signing),
  hmacKeySignatureSecret: hexOf(solving),
})

const hexOf = ({ key }: SecretVersion) => Buffer.from(key).toString('hex')

/** Of a challenge that names none: the first. */
async function versionsOf(secrets: Secrets, { challenge }: Payload): Promise<(SecretVersion | undefined)[]> {
  const named = challenge.parameters.data?.keys
  const [signing, solving] = typeof named === 'string' ? named.split('.', 2) : []
  return [
    await secrets.version('captcha-challenges', signing),
    await secrets.version('captcha-solutions', solving),
  ]
}

function refused(fault: 'invalid' | 'expired', reason: string): CaptchaVerdict {
  return { outcome: 'refused', fault, reason }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A token is the Base64 of `{challenge, solution}` in JSON. Everything in it is untrusted; the signature covers the challenge. */
function payloadOf(token: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    const { parameters, signature } = challenge
    if (!isObject(parameters) || !isObject(solution) || typeof signature !== 'string') return undefined
    return { challenge: { parameters, signature }, solution }
  } catch {
    return undefined
  }
}
