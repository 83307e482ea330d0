import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) with 19 MiB, 2 passes, 1 lane: about 10 ms, and costly to attack with special hardware. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** No password hashes to this. Checked in place of a missing hash, so that both cases take the same time. */
let decoy: Promise<string> | undefined

/** @param password - As typed: white space counts. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/**
 * @param stored - Null or undefined for an account without a password, or no account at all; then the answer is
 *   false after the same time.
 */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && typeof stored === 'string'
}
