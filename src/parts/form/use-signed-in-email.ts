import { useLayoutEffect, useState } from 'react'
import { usePortal } from '../../state'

/** Returns the e-mail address of the signed-in developer as far as this browser remembers it. No request is sent. */
export function useSignedInEmail(): string {
  const { session, bus } = usePortal()
  const [email, setEmail] = useState('')

  // Before the browser paints: what a signed-in developer sees would be preceded by what visitors see.
  useLayoutEffect(() => {
    const read = () => setEmail(session.current.viewer?.email ?? '')
    session.restore()
    read()
    bus.on('session-change', read)
    return () => bus.off('session-change', read)
  }, [session, bus])

  return email
}
