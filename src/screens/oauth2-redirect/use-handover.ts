import { useEffect, useState } from 'react'
import { runInBackground } from '../../lib/run-in-background'
import { handOver } from '../../parts/oauth2-handover/hand-over'
import type { HandoverOutcome } from '../../parts/oauth2-handover/messages'
import { readAuthorizationResponse } from '../../parts/oauth2-handover/read-authorization-response'

interface Handover {
  readonly status: 'handing-over' | 'no-data' | HandoverOutcome
  /** Why the identity provider refused, in its words. */
  readonly reason?: string
}

/** Reads the answer from the address once, takes it out of there, and hands it over. */
export function useHandover(): Handover {
  const [response] = useState(() => readAuthorizationResponse(window.location))
  const [opener] = useState(() => window.opener as Window | null)
  const [handover, setHandover] = useState<Handover>({
    status: response && opener ? 'handing-over' : 'no-data',
  })

  useEffect(() => {
    if (!response) return
    // A code must not stay in the address, where the history and the next visitor would find it.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (!opener) return
    let isGone = false
    runInBackground(
      handOver(opener, response).then((outcome) => {
        if (isGone) return
        setHandover({ status: outcome ?? 'no-data', reason: response.errorDescription ?? response.error })
        if (outcome === 'taken') window.close()
      }),
    )
    return () => {
      isGone = true
    }
  }, [response, opener])

  return handover
}
