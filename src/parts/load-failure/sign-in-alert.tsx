import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { paths } from '../../router/paths'
import { usePortal } from '../../state'
import { Alert } from '../../ui/alert'
import { PortalLink } from '../portal-link/portal-link'
import '../../ui/basics/button.css'

/** Says that something needs a session, with the link to the sign-in. Reads the messages `errors`. */
export function SignInAlert({ id, children }: { id?: string; children: ReactNode }) {
  const t = useMessages('errors')
  const { session } = usePortal()
  // Unsaved edits have kept a session that the server denies.
  const giveUp = () => void (session.current.viewer && session.lost())
  const signIn = (
    <PortalLink className="pe-button" path={paths.login} onFollow={giveUp}>
      {t('logIn')}
    </PortalLink>
  )
  return (
    <Alert kind="info" id={id} action={signIn}>
      {children}
    </Alert>
  )
}
