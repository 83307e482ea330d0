import { whenKnown, type MaybePromise } from '../lib/maybe-promise'
import type { Database } from '../store/database'
import { readSecret, type Secret, type SecretName, type Secrets } from '../store/secrets'
import { cachedUntilChange } from './cached-until-change'

/** Returns the secrets of the database, each read once until a process rotates it. */
export function createSecrets(database: Database): Secrets {
  const loaders = new Map<SecretName, () => MaybePromise<Secret>>()
  const reads = new Map<SecretName, Promise<Secret>>()

  function named(name: SecretName): MaybePromise<Secret> {
    const known = loaders.get(name)
    const load =
      known ??
      cachedUntilChange(database.changes, { name: `secret-${name}`, topic: 'secrets' }, () =>
        readSecret(database, name),
      )
    if (!known) loaders.set(name, load)
    return load()
  }

  /** One at a time, however many requests carry what nobody has signed. */
  function readOnce(name: SecretName): Promise<Secret> {
    const pending = reads.get(name)
    if (pending) return pending
    const read = readSecret(database, name).finally(() => reads.delete(name))
    reads.set(name, read)
    return read
  }

  return {
    named,
    version: (name, kid) =>
      whenKnown(named(name), (secret) => {
        const found = secret.find(kid)
        if (found || kid === undefined || !isKid(kid)) return found
        // Another process may have made it just now, and its announcement is on the way.
        return readOnce(name).then((read) => read.find(kid))
      }),
  }
}

const isKid = (text: string) => /^[0-9a-f]{12}$/.test(text)
