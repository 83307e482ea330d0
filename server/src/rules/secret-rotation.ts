import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import { lockSecrets, replaceSecret, type SecretName } from '../store/secrets'
import { requireKeyring } from '../store/stored-secrets'
import { lifetimeOf, type SecretLifetimes } from './secret-lifetimes'
import { inTransaction } from '../store/transactions'

export interface SecretRotation {
  names: readonly SecretName[]
  /** How long those of before are accepted. 0: no longer. Default: as long as anything that was signed with them lives. */
  acceptSeconds?: number
  lifetimes: SecretLifetimes
  actor: Actor
}

export interface RotatedSecret {
  name: SecretName
  kid: string
  /** Of the versions of before. */
  accepted_seconds: number
}

/**
 * Makes new versions of secrets, with which every process signs from now on.
 *
 * @throws {WrongEncryptionKey} if the server has another key: a secret must not come beside those that it cannot read.
 */
export async function rotateSecrets(
  { db, keyring, changes }: Database,
  { names, acceptSeconds, lifetimes, actor }: SecretRotation,
): Promise<RotatedSecret[]> {
  await requireKeyring(db, keyring)
  const rotated = await inTransaction(db, async (transaction) => {
    await lockSecrets(transaction)
    const made: RotatedSecret[] = []
    for (const name of names) {
      const accepted_seconds = acceptSeconds ?? lifetimeOf(name, lifetimes)
      const kid = await replaceSecret({ db: transaction, keyring }, name, accepted_seconds)
      made.push({ name, kid, accepted_seconds })
      await recordChange(transaction, {
        actor,
        action: 'secret.rotate',
        subject: name,
        details: { kid, accepted_seconds },
      })
    }
    await announceChange(transaction, 'secrets')
    return made
  })
  changes.changed('secrets')
  return rotated
}
