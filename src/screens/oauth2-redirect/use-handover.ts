import { useEffect, useEffectEvent, useState } from 'react'
import { runInBackground } from '../../lib/run-in-background'
import { handOver } from '../../parts/oauth2-handover/hand-over'
import type { AuthorizationResponse, HandoverOutcome } from '../../parts/oauth2-handover/messages'
import { readAuthorizationResponse } from '../../parts/oauth2-handover/read-authorization-response'
import { useAction } from '../../state'

interface Handover {
  readonly status: 'handing-over' | 'no-data' | 'no-channel' | HandoverOutcome
  /** Why the identity provider refused, in its words. */
  readonly reason?: string
}

const hasChannels = 'BroadcastChannel' in globalThis

/** Reads the authorization response from the URL once, removes it there, and passes it to the page that asked. */
export function useHandover(): Handover {
  const [response] = useState(() => readAuthorizationResponse(window.location))
  const [handover, setHandover] = useState<Handover>({
    status: !response ? 'no-data' : hasChannels ? 'handing-over' : 'no-channel',
  })
  const passing = useAction(handOver)

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
    if (hasChannels) runInBackground(pass(response))
  })
  useEffect(() => start(), [])

  return handover
}
