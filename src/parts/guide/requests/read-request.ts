// Copied from server/src/rules/documents/requests/read-request.ts by `npm run contract`. Do not edit.

import { type GuideRequest, RequestFault } from './guide-request'
import { readCurl } from './read-curl'
import { readHttp } from './read-http'
import { readOperation } from './read-operation'

const MOST_CHARACTERS = 20_000

/**
 * Reads a code block that is a request.
 *
 * @param lang - `request`, `http` or `curl`.
 * @throws {RequestFault} with what is wrong, in words for the author.
 */
export function readRequest(lang: string, text: string): GuideRequest {
  if (text.length > MOST_CHARACTERS) throw new RequestFault(`is longer than ${MOST_CHARACTERS} characters`)
  if (lang === 'request') return readOperation(text)
  return lang === 'curl' ? readCurl(text) : readHttp(text)
}
