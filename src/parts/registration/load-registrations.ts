import type { PortalApi, Read, RegistrationPage } from '../../api'

interface RegistrationQuery {
  readonly 'page[size]': number
  readonly 'page[number]'?: number
  readonly 'filter[product_name][eq]'?: string
}

/** Loads a page of the registrations of an application, newest first. */
export const loadRegistrations = (
  api: PortalApi,
  applicationId: string,
  query: RegistrationQuery,
  signal?: AbortSignal,
): Promise<RegistrationPage> =>
  api.GET('/api/v2/applications/{applicationId}/registrations', {
    params: { path: { applicationId }, query },
    signal,
  })

export const registrationsRead = (
  applicationId: string,
  query: RegistrationQuery,
): Read<RegistrationPage> => ({
  key: ['/api/v2/applications/{applicationId}/registrations', applicationId, query],
  load: (api, signal) => loadRegistrations(api, applicationId, query, signal),
})
