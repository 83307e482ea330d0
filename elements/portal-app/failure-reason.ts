import { errorText, type FailedRequest, type Localization, messagesFor } from '../../src/i18n'
import { isLostChunk } from '../../src/lib/lost-chunk'

const requestOf = (error: unknown): FailedRequest =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? { ...error, code: error.code }
    : { code: 'unexpected' }

/** Why the portal, or a screen of it, cannot be shown, in the reader's words. */
export function failureReason(error: unknown, localization: Localization): string {
  if (isLostChunk(error)) return messagesFor(localization, 'routes')('codeLost')
  return errorText(requestOf(error), messagesFor(localization, 'errors'))
}
