import type { ApplicationRecord } from '../../store/applications'
import type { RegistrationRecord } from '../../store/registrations'

/** A registration as the wire shows it: scopes belong to the application, and count for all of its registrations. */
export function registrationBody(registration: RegistrationRecord, { scopes }: ApplicationRecord): object {
  return scopes ? { ...registration, granted_scopes: scopes } : registration
}
