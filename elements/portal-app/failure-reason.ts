import { errorText, type FailedRequest, type Language, loadMessages, messagesFor } from '../../src/i18n'

const requestOf = (error: unknown): FailedRequest =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? { ...error, code: error.code }
    : { code: 'unexpected' }

/** Why the portal, or a screen of it, cannot be shown, in the reader's words. */
export async function failureReason(error: unknown, language: Language): Promise<string> {
  await loadMessages(language, ['errors'])
  return errorText(requestOf(error), messagesFor(language, 'errors'))
}
