import { useState } from 'react'
import { forgotPassword } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { paths } from '../../router/paths'
import { useAction, usePortal } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { PortalLink } from '../portal-link/portal-link'
import '../../ui/basics/button.css'
import type { LinkFault } from './link-fault'

export interface LinkNoticeProps {
  id?: string
  fault: LinkFault
  /** The embedder's text, instead of the two sentences. */
  custom?: string
  /** Default `mail`: visitors ask for a new link themselves. `person`: the inviting user sends it. */
  newFrom?: 'mail' | 'person'
  /** Address of the account, to which a new link is sent without another form. Empty: unknown. */
  email?: string
  /** URL of the form that sends a new link. */
  forgotPasswordHref?: string
}

/** Says what is wrong with the link of a mail, and gives a new one. */
export function LinkNotice({ id, fault, custom, newFrom = 'mail', ...sender }: LinkNoticeProps) {
  const t = useMessages('links')
  const [isSent, setSent] = useState(false)
  if (isSent) return <SentNotice />
  const next = newFrom === 'mail' ? t(`${fault}Text`) : t('invitationText')
  return (
    <Alert
      kind="danger"
      id={id}
      action={newFrom === 'mail' && <NewLink {...sender} onSent={() => setSent(true)} />}
    >
      {custom || `${t(fault)} ${next}`}
    </Alert>
  )
}

function SentNotice() {
  const t = useMessages('links')
  return <Alert kind="info">{t('sent')}</Alert>
}

type NewLinkProps = Pick<LinkNoticeProps, 'email' | 'forgotPasswordHref'> & { onSent(): void }

/** The same request as that of a forgotten password: an account that is not confirmed gets the mail that confirms it. */
function NewLink({ email, forgotPasswordHref, onSent }: NewLinkProps) {
  const t = useMessages('links')
  const errors = useMessages('errors')
  const { api } = usePortal()
  const request = useAction((address: string) => forgotPassword(api, address))

  if (!email)
    return (
      <PortalLink className="pe-button" path={paths.forgotPassword} href={forgotPasswordHref}>
        {t('new')}
      </PortalLink>
    )
  async function send(address: string) {
    const outcome = await request.run(address)
    if (outcome.status === 'done') onSent()
  }
  return (
    <>
      <Button pending={request.isPending} onClick={() => runInBackground(send(email))}>
        {t('new')}
      </Button>
      {request.failure && <p>{errorText(request.failure, errors)}</p>}
    </>
  )
}
