import '../../../package/types/react-18.js'
import { useEffect, useRef } from 'react'
import type { PortalLogin } from '../../../package/types/elements.js'

export function Page() {
  const login = useRef<PortalLogin>(null)
  useEffect(() => login.current?.addEventListener('login-success', ({ detail }) => detail.user?.email), [])
  return (
    <main>
      <portal-login ref={login} class="wide" show-register-link show-basic-auth-login-link="false" />
      <portal-catalog page-size={6} view="table" />

      {/* @ts-expect-error -- React 18 does not listen to it. */}
      <portal-login onlogin-success={() => undefined} />
      {/* @ts-expect-error -- React 18 writes it as an attribute of that name. */}
      <portal-login className="wide" />
      {/* @ts-expect-error -- A value that the kit does not know. */}
      <portal-catalog view="list" />
    </main>
  )
}
