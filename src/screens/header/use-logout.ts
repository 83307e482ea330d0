import { useState } from 'react'
import { useEnvironment } from '../../state'

/** Ending the session, unless the page takes it over, and going where the server says. */
export function useLogout(onLogout: () => boolean) {
  const { portal, navigate, leave } = useEnvironment()
  const [isLoggingOut, setLoggingOut] = useState(false)

  async function logout(): Promise<void> {
    if (!onLogout()) return
    setLoggingOut(true)
    const address = await portal.session.signOut()
    setLoggingOut(false)
    if (address.startsWith('/')) navigate(address)
    else leave(address)
  }

  return { isLoggingOut, logout: () => void logout() }
}
