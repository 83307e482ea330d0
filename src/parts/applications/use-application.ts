import type { Application, Tagged } from '../../api'
import { type ReloadableRemote, usePortal, useRemote } from '../../state'

/** Loads one application of the developer, with the tag of its present state. */
export function useApplication(applicationId: string): ReloadableRemote<Tagged<Application>> {
  const { api } = usePortal()
  return useRemote((signal) => api.applications.get(applicationId, { signal }), [api, applicationId])
}
