import { importJWK, type CryptoKey } from 'jose'
import { readClientToken, signingAlgorithm } from '../../server/src/rules/gateway/client-token'
import { introspectionOf, type Introspection } from '../../server/src/rules/gateway/decide'
import { hasValidChecksum, isSecret, secretHash } from '../../server/src/rules/issued-secrets'
import type { ApplicationAccess, OpenVersion } from '../../server/src/store/application-access'
import type { GatewayApplication } from '../../server/src/store/gateway-applications'
import type { Changes, FollowedVersion, PortalFacts } from './portal-client'

interface KnownKey {
  id: string
  isRevoked: boolean
  application: GatewayApplication
}

/** What the agent knows of the portal, in memory: finds applications by their keys and client IDs, and versions by their names. */
export class AccessTable {
  #facts: PortalFacts
  #applications = new Map<string, GatewayApplication>()
  #keys = new Map<string, KnownKey>()
  #clients = new Map<string, GatewayApplication>()
  #versions = new Map<string, FollowedVersion>()
  #signingKeys = new Map<string, Promise<CryptoKey>>()

  constructor(facts: PortalFacts) {
    this.#facts = facts
    this.#setFacts(facts)
  }

  get facts(): Readonly<PortalFacts> {
    return this.#facts
  }

  get applications(): ReadonlyMap<string, GatewayApplication> {
    return this.#applications
  }

  get keyCount(): number {
    return this.#keys.size
  }

  /** Doing it again changes nothing. */
  apply(changes: Omit<Changes, 'cursor' | 'is_complete'>): void {
    const { portal, versions = this.#facts.versions, signing_keys = this.#facts.signing_keys } = changes
    this.#setFacts({ portal, versions, signing_keys })
    for (const id of changes.removed) this.#remove(id)
    for (const application of changes.applications) this.#add(application)
  }

  versionNamed(name: string): FollowedVersion | undefined {
    const version = this.#versions.get(name)
    return version && isOpen(version) ? version : undefined
  }

  placedVersions(): FollowedVersion[] {
    return this.#facts.versions.filter((version) => version.gateway !== null && isOpen(version))
  }

  /** The same as the server's introspection, whose decision it is. */
  async introspect(credential: string): Promise<Introspection> {
    if (isSecret('key', credential))
      return this.#ofKey(
        hasValidChecksum('key', credential) ? this.#keys.get(secretHash(credential)) : undefined,
      )
    const claims = await readClientToken(credential, (kid) => this.#signingKeys.get(kid))
    // Keys that were imported look as the system has it that issued them.
    const imported = claims ? undefined : this.#keys.get(secretHash(credential))
    if (imported) return this.#ofKey(imported)
    const application = claims && this.#clients.get(claims.clientId)
    const isRevoked = application?.is_owner_approved === false
    const isClient = application?.credential_type === 'client_credentials' && !isRevoked
    return introspectionOf({
      kind: 'token',
      claims,
      access: isClient ? this.#accessOf(application) : undefined,
      revoked: isRevoked ? application : undefined,
    })
  }

  #ofKey(key: KnownKey | undefined): Introspection {
    if (!key) return introspectionOf({ kind: 'key' })
    const { id, isRevoked, application } = key
    if (!isRevoked && application.is_owner_approved && application.credential_type === 'key_auth')
      return introspectionOf({ kind: 'key', access: this.#accessOf(application, id) })
    return introspectionOf({
      kind: 'key',
      known: {
        ...{ key_hash: '', credential_id: id, is_revoked: isRevoked, application },
        is_owner_approved: application.is_owner_approved,
      },
    })
  }

  /** Names each field: spreads took most of the time of a check. */
  #accessOf(
    application: GatewayApplication,
    credential_id = '',
  ): ApplicationAccess & { credential_id: string } {
    const { id, name, developer_id, reference_id, credential_type, requested_scopes, secret_version } =
      application
    const product_versions: OpenVersion[] = []
    for (const { id, scopes } of application.versions) {
      const version = this.versionNamed(id)
      if (!version) continue
      const { name, product, product_id, product_name } = version
      const open: OpenVersion = { id, name, product, product_id, product_name }
      if (scopes) open.scopes = scopes
      product_versions.push(open)
    }
    return {
      id,
      name,
      developer_id,
      reference_id,
      credential_type,
      requested_scopes,
      secret_hash: null,
      secret_version,
      product_versions,
      credential_id,
    }
  }

  #setFacts(facts: PortalFacts): void {
    const before = this.#facts
    this.#facts = facts
    if (facts.versions !== before.versions || this.#versions.size === 0)
      this.#versions = new Map(
        facts.versions.flatMap((version) => [
          [version.id, version],
          [`${version.product}/${version.name}`, version],
        ]),
      )
    if (facts.signing_keys !== before.signing_keys || this.#signingKeys.size === 0)
      this.#signingKeys = new Map(
        facts.signing_keys.map((key) => [
          key.kid ?? '',
          importJWK(key, signingAlgorithm) as Promise<CryptoKey>,
        ]),
      )
  }

  #add(application: GatewayApplication): void {
    this.#remove(application.id)
    this.#applications.set(application.id, application)
    this.#clients.set(application.reference_id, application)
    for (const { id, hash } of application.revoked_keys)
      this.#keys.set(hash, { id, isRevoked: true, application })
    for (const { id, hash } of application.keys) this.#keys.set(hash, { id, isRevoked: false, application })
  }

  #remove(id: string): void {
    const application = this.#applications.get(id)
    if (!application) return
    this.#applications.delete(id)
    if (this.#clients.get(application.reference_id) === application)
      this.#clients.delete(application.reference_id)
    for (const { hash } of [...application.keys, ...application.revoked_keys])
      if (this.#keys.get(hash)?.application === application) this.#keys.delete(hash)
  }
}

/** A version that is sunset at a moment ends by itself. */
const isOpen = ({ sunset_at }: FollowedVersion) => sunset_at === null || Date.parse(sunset_at) > Date.now()
