import { type Language, lazyExport, loadExport, messagesFor } from '../../src/i18n'
import { isLostChunk } from '../../src/lib/lost-chunk'

const lazyFailureReason = lazyExport(() => import('./failure-reason'), 'failureReason')

/** Returns why the portal, or a screen of it, cannot be shown. Never rejects: a text that comes with the code for it may be lost as well. */
export const loadFailureReason = (error: unknown, language: Language): string | Promise<string> =>
  isLostChunk(error)
    ? messagesFor(language, 'routes')('codeLost')
    : loadExport(lazyFailureReason, language).then(
        (failureReason) => failureReason(error, language),
        () => messagesFor(language, 'common')('failed'),
      )
