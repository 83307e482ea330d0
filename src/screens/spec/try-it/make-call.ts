import { type CallOutcome, type OutgoingCall, sendCall } from '../../../api/send-call'
import type { HeaderLine } from '../../../reference'
import { withCookies } from '../../../state/request-cookies'

/** Makes a call, with the cookies that the description wants. */
export const makeCall = (call: OutgoingCall, cookies: readonly HeaderLine[]): Promise<CallOutcome> =>
  cookies.length === 0 ? sendCall(call) : withCookies(call.url, cookies, () => sendCall(call))
