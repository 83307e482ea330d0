import { type Application, type PortalApi, type Read, type Tagged, tagged } from '../../api'

/** Loads one application of the developer, with the tag of its present state. */
export const loadApplication = async (
  api: PortalApi,
  applicationId: string,
  signal?: AbortSignal,
): Promise<Tagged<Application>> =>
  tagged(
    await api.request('get', '/api/v2/applications/{applicationId}', {
      params: { path: { applicationId } },
      signal,
    }),
  )

export const applicationRead = (applicationId: string): Read<Tagged<Application>> => ({
  key: ['/api/v2/applications/{applicationId}', applicationId],
  load: (api, signal) => loadApplication(api, applicationId, signal),
})
