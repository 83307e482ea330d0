import { useSyncExternalStore } from 'react'
import { usePortal } from '../../state'
import { useOpenReference } from '../api-reference/reference-context'
import { mayGetSecrets } from '../try-it/may-get-secrets'

type Judge = (url: string) => 'yes' | 'ask' | 'never'

function useJudge(): Judge {
  const { config, context } = usePortal()
  const remote = useSyncExternalStore(
    context.subscribe,
    () => context.remote,
    () => context.remote,
  )
  const { servers } = useOpenReference()
  // Where the context cannot be loaded, there is no portal.
  const portal = remote.status === 'failed' ? undefined : config.apiBaseUrl
  // Origins to which the reader agreed are not among them: the author chose the address, not the reader.
  return (url) => mayGetSecrets(url, { servers, portal })
}

/** Returns what says whether a URL is of a server of the product, which alone gets the reader's credentials. */
export function useListedServers(): (url: string) => boolean {
  const judge = useJudge()
  return (url) => judge(url) === 'yes'
}

/** Returns what says whether the reader is asked before something is sent to a URL. */
export function useUnlistedServers(): (url: string) => boolean {
  const judge = useJudge()
  return (url) => judge(url) === 'ask'
}
