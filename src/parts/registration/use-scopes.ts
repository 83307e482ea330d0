import { useState } from 'react'
import { type GrantedScopes, readOf } from '../../api'
import { type Remote, useRead } from '../../state'
import type { RegistrationConfiguration } from './registration-target'

const none: readonly string[] = []
const noScopes: GrantedScopes = { scopes: [] }

export interface Scopes {
  /** Those to choose from, without those that wait; nothing for strategies without scopes. */
  readonly available: readonly string[]
  readonly chosen: readonly string[]
  /** Those that the application has asked for before and an operator has not decided on. They stay asked for. */
  readonly pending: readonly string[]
  /** Chosen ones that an operator approves before they count. */
  readonly waiting: readonly string[]
  /** Everything that the application is to ask for. */
  readonly requested: readonly string[]
  /** Scopes of the application before the choice. */
  readonly current: Remote<GrantedScopes>
  choose(scopes: readonly string[]): void
}

/** The choice of scopes for one application; another application begins with those that it asks for already. */
export function useScopes(
  configuration: RegistrationConfiguration | undefined,
  versionId: string | undefined,
  applicationId: string | undefined,
): Scopes {
  const offered = configuration?.available_scopes ?? none
  const hasScopes = offered.length > 0
  const isWanted = hasScopes && applicationId !== undefined && versionId !== undefined
  const granted = useRead(
    isWanted
      ? readOf('/api/v2/applications/{applicationId}/product-versions/{productVersionId}/granted-scopes', {
          params: { path: { applicationId, productVersionId: versionId } },
        })
      : undefined,
    { isFresh: true },
  )
  const current: Remote<GrantedScopes> = granted ?? { status: 'ready', data: noScopes, refreshing: false }
  const [choice, setChoice] = useState<{ applicationId?: string; scopes: readonly string[] }>()
  const known = current.status === 'ready' ? current.data : noScopes
  const pending = offered.filter((scope) => known.pending_scopes?.includes(scope))
  const available = offered.filter((scope) => !pending.includes(scope))
  const isChosen = choice !== undefined && choice.applicationId === applicationId
  // Servers without the extension tell only what is granted.
  const preselected = known.requested_scopes ?? known.scopes
  const chosen = available.filter((scope) => (isChosen ? choice.scopes : preselected).includes(scope))
  const isAutomatic = (scope: string) =>
    configuration?.registration_auto_approve === true &&
    (configuration.auto_approve_scopes ?? offered).includes(scope)
  return {
    available,
    chosen,
    pending,
    waiting: chosen.filter((scope) => !isAutomatic(scope)),
    requested: [...chosen, ...pending],
    current,
    choose: (scopes) => setChoice({ applicationId, scopes }),
  }
}
