import type { Application, Tagged } from '../../api'
import { type Remote, usePortal, useRemote } from '../../state'

/** One application of the developer's, with the tag of its present state. */
export function useApplication(applicationId: string): Remote<Tagged<Application>> {
  const { api } = usePortal()
  return useRemote((signal) => api.applications.get(applicationId, { signal }), [api, applicationId])
}
