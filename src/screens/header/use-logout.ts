import { paths } from '../../router/paths'
import { useState } from 'react'
import { runInBackground } from '../../lib/run-in-background'
import { useNavigation, usePortal } from '../../state'

/** Ending the session, unless the page takes it over, and going where the server says. */
export function useLogout(onLogout: () => boolean) {
  const portal = usePortal()
  const { loginHref, navigate, leave } = useNavigation()
  const [isLoggingOut, setLoggingOut] = useState(false)

  async function logout(): Promise<void> {
    if (!onLogout()) return
    setLoggingOut(true)
    const next = await portal.session.signOut()
    setLoggingOut(false)
    if (next.kind === 'login') navigate(paths.login, { href: loginHref })
    else leave(next.url)
  }

  return { isLoggingOut, logout: () => runInBackground(logout()) }
}
