import { registrationsRead } from '../../parts/registration/load-registrations'

/** As many as one page of a list can have. */
const MOST_VERSIONS = 100

/** The versions that an application is registered for. */
export const versionsRead = (applicationId: string) =>
  registrationsRead(applicationId, { 'page[size]': MOST_VERSIONS })
