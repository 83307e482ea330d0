import { isPortalError, PortalError } from '../api'

/** Returns the failure as the one error that screens know. Anything else is a defect of ours and becomes its cause. */
export const toPortalError = (failure: unknown): PortalError =>
  isPortalError(failure)
    ? failure
    : new PortalError({ code: 'unexpected', request: 'client', cause: failure })
