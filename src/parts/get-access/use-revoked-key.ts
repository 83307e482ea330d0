import { useEffect, useState } from 'react'
import { allPages } from '../../api/all-pages'
import { useRead } from '../../state'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'

const CREDENTIALS = '/api/v2/applications/{applicationId}/credentials'

/** Returns whether the key that this page knew of an application was revoked meanwhile, and forgets it then. */
export function useRevokedKey(applicationId: string): boolean {
  const secrets = useKnownSecrets()
  // One that is made here is valid.
  const [known] = useState(() => secrets.of(applicationId).keys[0])
  const listed = useRead(
    known && {
      key: [CREDENTIALS, applicationId, 'all'],
      load: (api, signal) =>
        allPages((query) => api.GET(CREDENTIALS, { params: { path: { applicationId }, query }, signal })),
    },
    { isFresh: true },
  )
  const wasRevoked =
    known !== undefined && listed?.status === 'ready' && !listed.data.some(({ id }) => id === known.id)
  useEffect(() => {
    if (wasRevoked) secrets.forgetKey(applicationId, known.id)
  }, [wasRevoked, secrets, applicationId, known])
  return wasRevoked
}
