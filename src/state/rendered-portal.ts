import mitt from 'mitt'
import { createPortalApi, RefreshQueue } from '../api'
import type { PortalAppearance, PortalContextResponse } from '../api/types'
import type { Language } from '../i18n'
import { ContextStore } from './context-store'
import type { Portal } from './portal'
import { readContext } from './portal-context'
import type { Session, SessionDeveloper } from './session'

/** Who opens a page of the portal, as its server knows it. */
export interface PortalVisit {
  /** Whole address of the page. */
  readonly address: string
  /** Bodies of the operations that describe the portal, for this viewer. */
  readonly context: Partial<PortalContextResponse>
  readonly appearance: PortalAppearance
  /** Undefined: nobody is signed in. */
  readonly viewer: SessionDeveloper | undefined
}

/**
 * Returns a portal that has started, for a render that runs no effects. Requests are sent as everywhere, by `fetch`, which the server
 * answers.
 */
export async function renderedPortal(
  { address, context, appearance, viewer }: PortalVisit,
  language: Language,
): Promise<Portal> {
  const config = { apiBaseUrl: new URL(address).origin, userEntity: 'developer', language } as const
  const settled = async () => undefined
  const api = createPortalApi({
    ...config,
    // A session that would have to be renewed gets no content.
    refreshQueue: new RefreshQueue({
      lock: { refreshedAt: 0, run: settled },
      hasSession: () => false,
      refresh: settled,
      onAuthError: () => undefined,
    }),
    ready: settled,
    sendsCredentials: () => true,
    sessionId: () => viewer?.id,
    onAuthError: () => undefined,
  })
  const described = { ...api, portal: { ...api.portal, appearance: async () => appearance } }
  const contextStore = new ContextStore({
    load: async () => readContext(context),
    retry: () => undefined,
  })
  await contextStore.load()
  const session: Session = viewer
    ? { status: 'signed-in', viewer, hasReturned: false, endings: 0 }
    : { status: 'anonymous' }
  // No render reads more of it.
  const unchanging: Partial<Portal['session']> = {
    current: session,
    hasExpired: false,
    subscribe: () => () => undefined,
  }
  return {
    config,
    api: described,
    earlyApi: described,
    session: unchanging as Portal['session'],
    context: contextStore,
    bus: mitt(),
    start: settled,
    completeSignIn: settled,
  }
}
