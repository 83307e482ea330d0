import '../../../package/types/react.js'
import { useRef } from 'react'
import type { PortalLogin } from '../../../package/types/elements.js'

export function Page() {
  const login = useRef<PortalLogin>(null)
  return (
    <main>
      <portal-login
        ref={login}
        id="login"
        className="wide"
        show-register-link
        show-basic-auth-login-link="false"
        onlogin-success={({ detail }) => detail.user?.email}
        onnavigate={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.loginHref}
      />
      <portal-catalog page-size={6} view="table" lang="de" />
      <portal-content heading="Help">
        <p>Text</p>
      </portal-content>

      {/* @ts-expect-error -- An attribute is written with hyphens. */}
      <portal-login showRegisterLink />
      {/* @ts-expect-error -- React leaves out an attribute that is false, and the default is true. */}
      <portal-login show-basic-auth-login-link={false} />
      {/* @ts-expect-error -- A value that the kit does not know. */}
      <portal-catalog view="list" />
      {/* @ts-expect-error -- The detail has no such member. */}
      <portal-login onlogin-success={({ detail }) => detail.developer} />
      {/* @ts-expect-error -- An attribute of another tag. Names with hyphens are not compared by TypeScript. */}
      <portal-login view="table" />
      {/* @ts-expect-error -- No tag has this name. */}
      <portal-logon />
    </main>
  )
}
