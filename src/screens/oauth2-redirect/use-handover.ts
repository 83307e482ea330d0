import { useEffect, useEffectEvent, useState } from 'react'
import { runInBackground } from '../../lib/run-in-background'
import { handOver } from '../../parts/oauth2-handover/hand-over'
import type { AuthorizationResponse, HandoverOutcome } from '../../parts/oauth2-handover/messages'
import { readAuthorizationResponse } from '../../parts/oauth2-handover/read-authorization-response'
import { useAction } from '../../state'

interface Handover {
  readonly status: 'handing-over' | 'no-data' | HandoverOutcome
  /** Why the identity provider refused, in its words. */
  readonly reason?: string
}

/** Reads the authorization response from the URL once, removes it there, and passes it to the opener. */
export function useHandover(): Handover {
  const [response] = useState(() => readAuthorizationResponse(window.location))
  const [opener] = useState(() => window.opener as Window | null)
  const [handover, setHandover] = useState<Handover>({
    status: response && opener ? 'handing-over' : 'no-data',
  })
  const passing = useAction((given: AuthorizationResponse) =>
    opener ? handOver(opener, given) : Promise.resolve(undefined),
  )

  async function pass(given: AuthorizationResponse): Promise<void> {
    const outcome = await passing.run(given)
    if (outcome.status === 'ignored') return
    const result = outcome.status === 'done' ? outcome.value : undefined
    setHandover({ status: result ?? 'no-data', reason: given.errorDescription ?? given.error })
    if (result === 'taken') window.close()
  }

  const start = useEffectEvent(() => {
    if (!response) return
    // A code must not stay in the address, where the history and the next visitor would find it.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (opener) runInBackground(pass(response))
  })
  useEffect(() => start(), [])

  return handover
}
