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
  const hasScopes = available.length > 0
  const granted = useRemote<readonly string[]>(
    async (signal) => {
      const hasGrants = hasScopes && applicationId !== undefined && versionId !== undefined
      return hasGrants ? await api.applications.grantedScopes(applicationId, versionId, { signal }) : none
    },
    [api, hasScopes, applicationId, versionId],
  )
  const [choice, setChoice] = useState<{ applicationId?: string; scopes: readonly string[] }>()
  const isChosen = choice !== undefined && choice.applicationId === applicationId
  const chosen = isChosen ? choice.scopes : granted.status === 'ready' ? granted.data : none
  return {
    available,
    chosen: available.filter((scope) => chosen.includes(scope)),
    granted,
    choose: (scopes) => setChoice({ applicationId, scopes }),
  }
}
