import { allPages } from '../../api/all-pages'
import { type ReloadableRemote, usePortal, useRemote } from '../../state'
import { type Obstacle, sortedByObstacle } from './obstacle'
import type { RegistrationConfiguration, RegistrationTarget } from './registration-target'
import { loadVersionApplications, type VersionApplication } from './load-version-applications'

/** An application that may be registered for a version, or why it may not. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Name of its auth strategy. */
  readonly strategy: string
  /** How it would be registered; undefined if the version does not accept its auth strategy. */
  readonly configuration: RegistrationConfiguration | undefined
  readonly obstacle: Obstacle | undefined
}

/** Loads all applications of the developer for the choice of one, those that may be registered first. */
export function useCandidates({
  product,
  version,
  configurations,
}: RegistrationTarget): ReloadableRemote<readonly Candidate[]> {
  const { api } = usePortal()
  const loaded = useRemote<readonly VersionApplication[]>(
    async (signal) => {
      const pages = [true, false].map((unregistered) =>
        allPages((page) =>
          loadVersionApplications(api, product.id, version.id, { ...page, unregistered }, signal),
        ),
      )
      return (await Promise.all(pages)).flat()
    },
    [api, product.id, version.id],
  )
  if (loaded.status !== 'ready') return loaded
  const candidates = loaded.data.map((application) => candidateOf(application, configurations))
  return { ...loaded, data: sortedByObstacle(candidates) }
}

function candidateOf(
  { id, name, auth_strategy: strategy, registration_status: status }: VersionApplication,
  configurations: readonly RegistrationConfiguration[],
): Candidate {
  const configuration = configurations.find((one) => one.id === strategy?.id)
  const obstacle = status ?? (configuration ? undefined : 'impossible')
  return { id, name, strategy: strategy?.name ?? '', configuration, obstacle }
}
