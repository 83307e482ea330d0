import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'
import { usePortal } from '../../state/screen-contexts'
import type { Portal } from '../../state/portal'

export interface KnownKey {
  readonly id: string
  readonly name: string
  readonly value: string
}

/** Secrets of one application that this page has seen. */
export interface SecretsOfApplication {
  /** Newest first. */
  readonly keys: readonly KnownKey[]
  readonly clientSecret?: string
}

const nothing: SecretsOfApplication = { keys: [] }

/**
 * Keys and client secrets that this page has shown to the signed-in developer, so that Try it can fill them in. They are kept in
 * memory only: never in a storage, a URL, an event or a log.
 */
export class KnownSecrets {
  readonly #applications = createStore<ReadonlyMap<string, SecretsOfApplication>>(new Map())
  readonly subscribe = this.#applications.subscribe
  readonly all = this.#applications.get

  of(applicationId: string): SecretsOfApplication {
    return this.all().get(applicationId) ?? nothing
  }

  keepKey(applicationId: string, key: KnownKey): void {
    const { keys } = this.of(applicationId)
    this.#set(applicationId, { keys: [key, ...keys.filter(({ id }) => id !== key.id)] })
  }

  renameKey(applicationId: string, keyId: string, name: string): void {
    const { keys } = this.of(applicationId)
    this.#set(applicationId, { keys: keys.map((key) => (key.id === keyId ? { ...key, name } : key)) })
  }

  forgetKey(applicationId: string, keyId: string): void {
    this.#set(applicationId, { keys: this.of(applicationId).keys.filter(({ id }) => id !== keyId) })
  }

  /** Replaces the previous one, which is no longer valid. */
  keepClientSecret(applicationId: string, clientSecret: string): void {
    this.#set(applicationId, { clientSecret })
  }

  forgetApplication(applicationId: string): void {
    this.#put([...this.all()].filter(([id]) => id !== applicationId))
  }

  forget(): void {
    this.#put([])
  }

  #set(applicationId: string, change: Partial<SecretsOfApplication>): void {
    this.#put([...this.all(), [applicationId, { ...this.of(applicationId), ...change }]])
  }

  #put(applications: readonly (readonly [string, SecretsOfApplication])[]): void {
    this.#applications.set(new Map(applications))
  }
}

const known = new WeakMap<Portal['session'], KnownSecrets>()

/** Returns the store that all elements of a portal share. It is emptied when the viewer changes or signs out. */
function knownSecretsOf({ session, bus }: Portal): KnownSecrets {
  const before = known.get(session)
  if (before) return before
  const secrets = new KnownSecrets()
  known.set(session, secrets)
  bus.on('session-change', () => secrets.forget())
  return secrets
}

/** Follows what is kept and forgotten. */
export function useKnownSecrets(): KnownSecrets {
  const secrets = knownSecretsOf(usePortal())
  useSyncExternalStore(secrets.subscribe, secrets.all, secrets.all)
  return secrets
}
