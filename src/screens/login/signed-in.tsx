import { useMessages } from '../../i18n'
import { useHost } from '../../state'
import { Button } from '../../ui/basics/button'
import { Heading } from '../../ui/basics/heading'
import { useLostFocus } from '../../ui/use-lost-focus'
import type { SignedInAccount } from './use-signed-in-account'
import './signed-in.css'

/** Names the signed-in account, where the form stood, and ends the session. */
export function SignedIn({ email, isSigningOut, signOut }: SignedInAccount) {
  const t = useMessages('session')
  const { headingLevel } = useHost()
  const root = useLostFocus()

  return (
    <div className="pe-login-signed-in" ref={root} tabIndex={-1}>
      <Heading level={headingLevel}>{t('heading')}</Heading>
      <p role="status">{t('account', { email })}</p>
      <Button wide pending={isSigningOut} onClick={signOut}>
        {t('logOut')}
      </Button>
    </div>
  )
}
