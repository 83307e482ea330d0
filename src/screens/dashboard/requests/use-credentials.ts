import { useMemo } from 'react'
import { useMessages } from '../../../i18n'
import { useRead } from '../../../state'
import { readOf, type RequestRecord } from '../../../api'

export interface CredentialOption {
  readonly id: string
  readonly name: string
}

type UsedCredential = NonNullable<RequestRecord['credential']>

/** As many as one page of a list can have. */
const PAGE_SIZE = 100

/** Returns a function that names the credential of a request. Reads the messages `dashboard`. */
export function useCredentialName(): (credential: UsedCredential) => string {
  const t = useMessages('dashboard')
  return ({ id, display_name: name, revoked_at: revokedAt }) => {
    if (name === undefined) return t('unknownCredential', { id: id.slice(0, 8) })
    return revokedAt ? t('revoked', { name }) : name
  }
}

/**
 * Returns the credentials that requests can be filtered by: those of the application, and those of the listed requests, which may
 * be revoked. Without either there are none.
 */
export function useCredentials(
  applicationId: string,
  requests: readonly RequestRecord[],
  chosen: string,
): readonly CredentialOption[] {
  const nameOf = useCredentialName()
  // Applications of clients have none and respond with a failure: then there is nothing to filter by.
  const remote = useRead(
    readOf('/api/v2/applications/{applicationId}/credentials', {
      params: { path: { applicationId }, query: { 'page[size]': PAGE_SIZE } },
    }),
  )
  const own = useMemo(() => (remote.status === 'ready' ? remote.data.data : []), [remote])
  const names = new Map<string, string>()
  if (chosen) names.set(chosen, nameOf({ id: chosen }))
  for (const { credential } of requests) if (credential) names.set(credential.id, nameOf(credential))
  for (const { id, display_name: name } of own) names.set(id, name || id)
  return Array.from(names, ([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name))
}
