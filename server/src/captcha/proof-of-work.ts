/** Proof of work by `altcha-lib`: the browser looks for a number that the server chose, and no third party learns of it. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import type { CaptchaAction, CaptchaVerdict, CaptchaVerifier } from './verifier'

/** A browser asks for a challenge when the form is sent, so this is for slow devices and clocks. */
const lifetimeMs = 10 * 60 * 1000
/** Iterations for each number that is tried: most of the work is then hashing, which all browsers do at about the same speed. */
const cost = 5000

export interface ProofOfWork extends CaptchaVerifier {
  /** @param difficulty - How many numbers a browser tries, on average. Never more than one and a half times as many. */
  challenge(action: CaptchaAction, difficulty: number): Promise<Challenge>
}

/** @param secrets - Of this portal, in hexadecimal: one signs challenges, the other their solutions. */
export function proofOfWork(secrets: { challenges: string; solutions: string }): ProofOfWork {
  const signed = {
    deriveKey,
    hmacSignatureSecret: secrets.challenges,
    hmacKeySignatureSecret: secrets.solutions,
  }
  return {
    challenge: (action, difficulty) =>
      createChallenge({
        ...signed,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.ceil(difficulty * 1.5), Math.ceil(difficulty / 2)),
        data: { action },
        expiresAt: new Date(Date.now() + lifetimeMs),
      }),
    idOf: (token) => payloadOf(token)?.challenge.signature,
    async verify({ token, action }) {
      const payload = payloadOf(token)
      if (!payload) return refused('invalid', 'it is no solution')
      const result = await verifySolution({ ...signed, ...payload })
      if (result.expired) return refused('expired', 'the challenge has expired')
      if (result.invalidSignature) return refused('invalid', 'the challenge is not of this portal')
      if (!result.verified) return refused('invalid', 'the solution is wrong')
      if (payload.challenge.parameters.data?.action !== action)
        return refused('invalid', 'the challenge is for something else')
      return { outcome: 'accepted' }
    },
  }
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
