import type { PortalApi, ProductVersion, Registration } from '../../api'
import { allVersions } from '../product-shell/all-versions'
import { loadActions } from '../product-shell/load-actions'
import type { Obstacle } from './obstacle'
import type { RegistrationConfiguration } from './registration-target'
import { loadByStrategy } from './version-applications-read'

/** A version for which an application may be registered, or why it may not. */
export interface VersionOption extends Pick<ProductVersion, 'id' | 'name' | 'deprecated'> {
  /** How the application would be registered; undefined if the version does not accept its auth strategy. */
  readonly configuration: RegistrationConfiguration | undefined
  /** The auth strategies that the version accepts; none if its registration is closed. */
  readonly accepted: readonly RegistrationConfiguration[]
  readonly obstacle: Obstacle | undefined
}

export interface VersionOptions {
  /** Whether access control lets the developer register applications for the product. */
  readonly mayRegister: boolean
  /** Newest first. */
  readonly versions: readonly VersionOption[]
}

export interface VersionOptionsInput {
  readonly applicationId: string
  /** Of the application's auth strategy; undefined if the server does not say. */
  readonly strategyId: string | undefined
  readonly registrations: readonly Registration[]
  /** Whether the portal has access control. */
  readonly isControlled: boolean
}

/** Loads the versions of a product, and tells for which of them an application may be registered. */
export async function loadVersionOptions(
  api: PortalApi,
  productId: string,
  { applicationId, strategyId, registrations, isControlled }: VersionOptionsInput,
  signal: AbortSignal,
): Promise<VersionOptions> {
  const [versions, actions] = await Promise.all([
    allVersions(api, productId, signal),
    isControlled ? loadActions(api, productId, signal) : { register: true },
  ])
  const statuses = new Map(registrations.map((one) => [one.product_version_id, one.status]))
  const strategyFor = async (versionId: string, open: readonly RegistrationConfiguration[]) => {
    if (strategyId !== undefined || statuses.has(versionId)) return strategyId
    const accepted = open.map(({ id }) => id)
    return (await loadByStrategy(api, productId, versionId, accepted, signal)).get(applicationId)
  }
  const optionOf = async ({
    id: versionId,
    name,
    deprecated,
    registration_configs: configurations,
  }: ProductVersion): Promise<VersionOption> => {
    const open = configurations.filter((one) => one.registration_enabled)
    const wanted = await strategyFor(versionId, open)
    const configuration = open.find((one) => one.id === wanted)
    const obstacle = statuses.get(versionId) ?? (configuration ? undefined : 'impossible')
    return { id: versionId, name, deprecated, configuration, accepted: open, obstacle }
  }
  return {
    mayRegister: actions.register === true,
    versions: await Promise.all(versions.reverse().map(optionOf)),
  }
}
