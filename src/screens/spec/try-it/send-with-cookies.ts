import { type RequestOutcome, type OutgoingRequest, sendRequest } from '../../../api/send-request'
import type { HeaderLine } from '../../../reference'
import { withCookies } from '../../../state/request-cookies'

/** Makes a call, with the cookies that the description wants. */
export const sendWithCookies = (
  call: OutgoingRequest,
  cookies: readonly HeaderLine[],
): Promise<RequestOutcome> =>
  cookies.length === 0 ? sendRequest(call) : withCookies(call.url, cookies, () => sendRequest(call))
