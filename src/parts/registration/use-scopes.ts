import { useState } from 'react'
import { type GrantedScopes, readOf } from '../../api'
import { type Remote, useRead } from '../../state'
import type { RegistrationConfiguration } from './registration-target'
import type { ScopeNeeds } from './scope-needs'

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
  /** Texts by scope, where the API description has some. Untrusted. */
  readonly descriptions?: ScopeNeeds['descriptions']
  /** A registration without a scope would be of no use. */
  readonly isRequired: boolean
  /** One is required, and there is none. */
  readonly isMissing: boolean
  /** Everything that the application is to ask for. */
  readonly requested: readonly string[]
  /** Scopes of the application before the choice. */
  readonly current: Remote<GrantedScopes>
  choose(scopes: readonly string[]): void
}

/**
 * The choice of scopes for one application. It begins with those that the application asks for already, and those that the version needs.
 *
 * @param needs - Undefined: nothing is known.
 */
export function useScopes(
  configuration: RegistrationConfiguration | undefined,
  versionId: string | undefined,
  applicationId: string | undefined,
  needs: ScopeNeeds | 'loading' | undefined,
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
  const known = needs === 'loading' ? undefined : needs
  const current: Remote<GrantedScopes> =
    hasScopes && needs === 'loading' && granted?.status !== 'failed'
      ? { status: 'loading' }
      : (granted ?? { status: 'ready', data: noScopes, refreshing: false })
  const [choice, setChoice] = useState<{ applicationId?: string; scopes: readonly string[] }>()
  const before = current.status === 'ready' ? current.data : noScopes
  const pending = offered.filter((scope) => before.pending_scopes?.includes(scope))
  const available = offered.filter((scope) => !pending.includes(scope))
  const isChosen = choice !== undefined && choice.applicationId === applicationId
  // Servers without the extension tell only what is granted.
  const preselected = [...(before.requested_scopes ?? before.scopes), ...(known?.scopes ?? none)]
  const chosen = available.filter((scope) => (isChosen ? choice.scopes : preselected).includes(scope))
  const isAutomatic = (scope: string) =>
    configuration?.registration_auto_approve === true &&
    (configuration.auto_approve_scopes ?? offered).includes(scope)
  const requested = [...chosen, ...pending]
  const isRequired = hasScopes && known?.isRequired === true
  return {
    available,
    chosen,
    pending,
    waiting: chosen.filter((scope) => !isAutomatic(scope)),
    descriptions: known?.descriptions,
    isRequired,
    isMissing: isRequired && current.status === 'ready' && requested.length === 0,
    requested,
    current,
    choose: (scopes) => setChoice({ applicationId, scopes }),
  }
}
