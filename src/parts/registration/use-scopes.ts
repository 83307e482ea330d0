import { useState } from 'react'
import { type Remote, usePortal, useRemote } from '../../state'
import type { RegistrationConfiguration } from './registration-target'

const none: readonly string[] = []

export interface Scopes {
  /** What there is to choose from; nothing for strategies without scopes. */
  readonly available: readonly string[]
  readonly chosen: readonly string[]
  /** Those that the application has already; chosen at first. */
  readonly granted: Remote<readonly string[]>
  choose(scopes: readonly string[]): void
}

/** The choice of scopes for one application; another application begins with those that it has been granted. */
export function useScopes(
  configuration: RegistrationConfiguration | undefined,
  versionId: string | undefined,
  applicationId: string | undefined,
): Scopes {
  const { api } = usePortal()
  const available = configuration?.available_scopes ?? none
  const granted = useRemote(
    async (signal) => {
      const isAsked = applicationId !== undefined && versionId !== undefined && available.length > 0
      const scopes = isAsked
        ? await api.applications.grantedScopes(applicationId, versionId, { signal })
        : none
      return { applicationId, versionId, scopes }
    },
    [api, available.length > 0, applicationId, versionId],
  )
  const [choice, setChoice] = useState<{ applicationId?: string; scopes: readonly string[] }>()
  const isChosen = choice !== undefined && choice.applicationId === applicationId
  // While another's are on their way, nobody's are shown.
  const isHere =
    granted.status === 'ready' &&
    granted.data.applicationId === applicationId &&
    granted.data.versionId === versionId
  const chosen = isChosen ? choice.scopes : isHere ? granted.data.scopes : none
  return {
    available,
    chosen: available.filter((scope) => chosen.includes(scope)),
    granted:
      granted.status === 'failed'
        ? granted
        : isHere
          ? { status: 'ready', data: granted.data.scopes, refreshing: false }
          : { status: 'loading' },
    choose: (scopes) => setChoice({ applicationId, scopes }),
  }
}
