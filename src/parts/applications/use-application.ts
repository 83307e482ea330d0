import type { Application, Tagged } from '../../api'
import { type ReloadableRemote, usePortal, useRemote } from '../../state'
import { loadApplication } from './load-application'

/**
 * Loads one application of the developer, with the tag of its present state.
 *
 * @param options.name - As `useRemote` has it. A form keeps nothing: what it changes must be the present state.
 */
export function useApplication(
  applicationId: string,
  options?: { readonly name: string },
): ReloadableRemote<Tagged<Application>> {
  const { api } = usePortal()
  return useRemote((signal) => loadApplication(api, applicationId, signal), [api, applicationId], options)
}
