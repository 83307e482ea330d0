import { useState } from 'react'
import { type Remote, usePortal, useRemote } from '../../state'
import type { RegistrationConfiguration, RegistrationTarget } from './registration-target'

const none: readonly string[] = []

interface Scopes {
  /** What there is to choose from; nothing for strategies without scopes. */
  readonly available: readonly string[]
  readonly chosen: readonly string[]
  /** Those that the chosen application has already; chosen at first. */
  readonly granted: Remote<readonly string[]>
  choose(scopes: readonly string[]): void
}

/** The choice of scopes for one application; another application begins with those that it has been granted. */
export function useScopes(
  { version }: RegistrationTarget,
  configuration: RegistrationConfiguration,
  applicationId: string | undefined,
): Scopes {
  const { api } = usePortal()
  const available = configuration.available_scopes ?? none
  const isAsked = applicationId !== undefined && available.length > 0
  const granted = useRemote(
    async (signal) =>
      isAsked
        ? {
            applicationId,
            scopes: await api.applications.grantedScopes(applicationId, version.id, { signal }),
          }
        : { applicationId, scopes: none },
    [api, isAsked, applicationId, version.id],
  )
  const [choice, setChoice] = useState<{ applicationId?: string; scopes: readonly string[] }>()
  const isChosen = choice !== undefined && choice.applicationId === applicationId
  // While another application's are on their way, nobody's are shown.
  const isHere = granted.status === 'ready' && granted.data.applicationId === applicationId
  const known = isHere ? granted.data.scopes : none
  return {
    available,
    chosen: isChosen ? choice.scopes : available.filter((scope) => known.includes(scope)),
    granted:
      granted.status === 'failed'
        ? granted
        : isHere
          ? { status: 'ready', data: known, refreshing: false }
          : { status: 'loading' },
    choose: (scopes) => setChoice({ applicationId, scopes }),
  }
}
