import { hash, verify } from '@node-rs/argon2'
import type { PasswordCheckLimits } from '../config/config'
import { HashQueue, type Admission } from './hash-queue'

/** Argon2id (the library's default) with 19 MiB, 2 passes, 1 lane: about 10 ms, and costly to attack with special hardware. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of the process, as its cores and threads are. Commands without a server hash one password at a time. */
let queue = new HashQueue({ atOnce: 1, waiting: 20 })

export function limitHashing(limits: PasswordCheckLimits): void {
  queue = new HashQueue(limits)
}

/** No password hashes to this. Checked in place of a missing hash, so that both cases take the same time. */
let decoy: Promise<string> | undefined

/**
 * Admits an attempt whose password will be checked.
 *
 * @param isKnownDevice - Whether it has a turn before others.
 * @throws {HashQueueFull} if too many are being checked.
 */
export function admitPassword(isKnownDevice: boolean): Admission {
  return queue.admit(isKnownDevice)
}

/** @param password - As typed: white space counts. @throws {HashQueueFull} */
export async function hashPassword(password: string): Promise<string> {
  return admitted(queue.admit(), () => hash(password, parameters))
}

/**
 * @param stored - Null or undefined for an account without a password, or no account at all; then the answer is
 *   false after the same time.
 * @param admission - Of an attempt that was admitted before. Default: it is admitted now.
 * @throws {HashQueueFull}
 */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  admission?: Admission,
): Promise<boolean> {
  const compute = async () => {
    // Not by the queue, in which this has its turn already.
    decoy ??= hash('', parameters)
    return verify(stored ?? (await decoy), password)
  }
  const matches = await (admission ? admission.run(compute) : admitted(queue.admit(), compute))
  return matches && typeof stored === 'string'
}

async function admitted<T>(admission: Admission, compute: () => Promise<T>): Promise<T> {
  try {
    return await admission.run(compute)
  } finally {
    admission.leave()
  }
}
