'use client'
import { PortalLogin } from 'portal-elements/react/portal-login'

export function Login() {
  return (
    <PortalLogin
      customErrorHandler={({ error }) =>
        error.status === 401 ? 'North Pier does not know this e-mail and password.' : undefined
      }
    />
  )
}
