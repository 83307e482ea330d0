/** The stored part of the signed-in developer. */
export interface SessionDeveloper {
  readonly id: string
  readonly email: string
  readonly full_name: string
}

/** Whether there is a session, and whose. Shared by all that shows one portal. */
export type Session =
  /** The portal has not started. Of users nothing more is known before they sign out, because the Portal API does not know them. */
  | {
      readonly status: 'unknown'
      /** The developer of an earlier page. The server may have ended the session. */
      readonly stored?: SessionDeveloper
      /** Something was stored, and cannot be read. */
      readonly isUnreadable: boolean
      /** The address says that single sign-on has succeeded. */
      readonly hasReturned: boolean
      readonly viewer?: undefined
    }
  | { readonly status: 'anonymous'; readonly viewer?: undefined }
  | {
      readonly status: 'signed-in'
      readonly viewer: SessionDeveloper
      /** The page was opened by a single sign-on, which no element has reported yet. */
      readonly hasReturned: boolean
      /** Number of sessions that ended on this page before. */
      readonly endings: number
    }
  | {
      readonly status: 'ended'
      /** `lost`: it may still be open on the server, and this page cannot use it. */
      readonly reason: 'signed-out' | 'lost'
      /** Number of sessions that have ended on this page. */
      readonly endings: number
      readonly viewer?: undefined
    }

export type SessionEvent =
  /** The storage was read. */
  | { readonly type: 'restored'; readonly developer?: SessionDeveloper; readonly isUnreadable: boolean }
  /** The portal has started, and has asked the server whatever there was to ask. */
  | { readonly type: 'started' }
  /** The profile of the viewer is known, or has changed. */
  | { readonly type: 'signed-in'; readonly viewer: SessionDeveloper }
  | { readonly type: 'signed-out' }
  /** Another tab, or another copy of the kit, has no session any more. */
  | { readonly type: 'signed-out-elsewhere' }
  /** The server refused to renew the session, or to say whose it is. */
  | { readonly type: 'lost' }
  /** The server saw a session with the request for the portal context. */
  | { readonly type: 'recognized' }
  /** The single sign-on was reported, or the server denies it. */
  | { readonly type: 'return-settled' }

type Unknown = Extract<Session, { status: 'unknown' }>

export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restored':
      return restored(session, event)
    case 'started':
      if (session.status !== 'unknown') return session
      return session.isUnreadable ? ended(session, 'lost') : { status: 'anonymous' }
    case 'signed-in':
      return signedIn(session, event.viewer)
    case 'signed-out':
      return ended(session, 'signed-out')
    case 'signed-out-elsewhere':
      if (session.status === 'signed-in') return ended(session, 'signed-out')
      return session.status === 'unknown' && session.stored ? withoutStored(session) : session
    case 'lost':
      return ended(session, 'lost')
    case 'recognized':
      // At the start the profile is requested next, and the session of a viewer is no news.
      return session.status === 'anonymous' || session.status === 'ended' ? ended(session, 'lost') : session
    case 'return-settled':
      return 'hasReturned' in session && session.hasReturned ? { ...session, hasReturned: false } : session
  }
}

/** What this page knows stays: where storage is blocked it is all there is. */
function restored(
  session: Session,
  { developer, isUnreadable }: Extract<SessionEvent, { type: 'restored' }>,
): Session {
  if (session.status === 'signed-in') return session
  if (developer) return signedIn(session, developer)
  if (session.status === 'unknown' && (session.stored || session.isUnreadable !== isUnreadable))
    return { ...withoutStored(session), isUnreadable }
  if (session.status === 'unknown') return session
  return isUnreadable ? ended(session, 'lost') : session
}

function signedIn(session: Session, viewer: SessionDeveloper): Session {
  if (session.status === 'signed-in') return isSame(session.viewer, viewer) ? session : { ...session, viewer }
  const hasReturned = session.status === 'unknown' && session.hasReturned
  return { status: 'signed-in', viewer, hasReturned, endings: endingsOf(session) }
}

function ended(session: Session, reason: 'signed-out' | 'lost'): Session {
  if (session.status === 'ended' && session.reason === reason) return session
  const endings = endingsOf(session) + (session.status === 'signed-in' ? 1 : 0)
  return { status: 'ended', reason, endings }
}

const withoutStored = ({ stored: _, ...session }: Unknown): Unknown => session

const endingsOf = (session: Session): number => ('endings' in session ? session.endings : 0)

const isSame = (one: SessionDeveloper, other: SessionDeveloper): boolean =>
  one.id === other.id && one.email === other.email && one.full_name === other.full_name

/** Returns whether there is a session, or the address claims that single sign-on has just begun one. */
export const isExpected = (session: Session): boolean =>
  session.status === 'signed-in' || (session.status === 'unknown' && session.hasReturned)

/**
 * Returns a key for what is read in a session, also in a stored one before the portal has started. After a sign-out the same developer has
 * another one. Undefined without a session.
 */
export function sessionKey(session: Session): string | undefined {
  const developer = session.status === 'unknown' ? session.stored : session.viewer
  return developer && `${developer.id} ${endingsOf(session)}`
}
