import { allPages } from '../../api/all-pages'
import { type ReloadableRemote, useRead } from '../../state'
import { useStrategyName } from '../strategy-name/strategy-name'
import { type Obstacle, sortedByObstacle } from './obstacle'
import type { RegistrationConfiguration, RegistrationTarget } from './registration-target'
import {
  loadByStrategy,
  loadVersionApplications,
  VERSION_APPLICATIONS,
  type VersionApplication,
} from './version-applications-read'

/** An application that may be registered for a version, or why it may not. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Name of its auth strategy. */
  readonly strategy: string
  /** How it would be registered; undefined if the version does not accept its auth strategy. */
  readonly configuration: RegistrationConfiguration | undefined
  readonly obstacle: Obstacle | undefined
  readonly registrationId: string | null
}

/** Loads all applications of the developer for the choice of one, those that may be registered first. */
export function useCandidates({
  product,
  version,
  configurations,
}: RegistrationTarget): ReloadableRemote<readonly Candidate[]> {
  const strategyName = useStrategyName()
  const loaded = useRead(
    {
      key: [VERSION_APPLICATIONS, product.id, version.id, 'all'],
      async load(api, signal) {
        const pages = [true, false].map((unregistered) =>
          allPages((page) =>
            loadVersionApplications(api, product.id, version.id, { ...page, unregistered }, signal),
          ),
        )
        const applications = (await Promise.all(pages)).flat()
        const isNamed = applications.every((one) => one.auth_strategy || one.registration_id)
        const ids = isNamed ? [] : configurations.map(({ id }) => id)
        const strategies = await loadByStrategy(api, product.id, version.id, ids, signal)
        return { applications, strategies }
      },
    },
    { isFresh: true },
  )
  if (loaded.status !== 'ready') return loaded
  const { applications, strategies } = loaded.data
  const candidates = applications.map((application) => {
    const strategyId = application.auth_strategy?.id ?? strategies.get(application.id)
    const configuration = configurations.find(({ id }) => id === strategyId)
    const strategy = application.auth_strategy ?? configuration
    return candidateOf(application, strategy ? strategyName(strategy) : '', configuration)
  })
  return { ...loaded, data: sortedByObstacle(candidates) }
}

function candidateOf(
  { id, name, registration_id: registrationId, registration_status: status }: VersionApplication,
  strategy: string,
  configuration: RegistrationConfiguration | undefined,
): Candidate {
  const obstacle = status ?? (configuration ? undefined : 'impossible')
  return { id, name, strategy, configuration, obstacle, registrationId }
}
