import { useEffect, useRef, useState } from 'react'
import { lazyExport, useMessages } from '../../i18n'
import { LazyComponent } from '../../parts/lazy/lazy-component'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { useHost, usePortal, usePortalContext } from '../../state'
import { Button } from '../../ui/basics/button'
import { Heading } from '../../ui/basics/heading'
import { useLostFocus } from '../../ui/use-lost-focus'
import './account.css'

const lazyForm = lazyExport(
  () => import('../../parts/change-password-form/change-password-form'),
  'ChangePasswordForm',
)

interface PasswordSectionProps {
  /** For password managers. */
  email: string | undefined
  onChanged(): void
}

/** The way to another password, unless identity providers have them all. */
export function PasswordSection({ email, onChanged }: PasswordSectionProps) {
  const t = useMessages('account')
  const forms = useMessages('forms')
  const portal = usePortal()
  const { headingLevel } = useHost()
  const context = usePortalContext()
  const [step, setStep] = useState<'closed' | 'open' | 'left'>('closed')
  // The context tells how developers sign in.
  const isElsewhere =
    portal.config.userEntity === 'developer' &&
    context.status === 'ready' &&
    !context.data.authClientConfig.basicAuthEnabled

  function changed() {
    showToast('success', t('passwordChanged'))
    setStep('left')
    onChanged()
  }

  return (
    <div className="pe-account-section">
      <Heading level={headingLevel + 1} size="section">
        {forms('password')}
      </Heading>
      {isElsewhere && <p className="pe-account-note">{t('passwordElsewhere')}</p>}
      {!isElsewhere && step !== 'open' && (
        <ChangeButton hasReturned={step === 'left'} onClick={() => setStep('open')} />
      )}
      {!isElsewhere && step === 'open' && (
        <OpenForm email={email} onSuccess={changed} onCancel={() => setStep('left')} />
      )}
    </div>
  )
}

/** Takes the focus that is lost with the form. */
function ChangeButton({ hasReturned, onClick }: { hasReturned: boolean; onClick: () => void }) {
  const t = useMessages('account')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasReturned) button.current?.focus({ preventScroll: true })
  }, [hasReturned])
  return (
    <Button ref={button} onClick={onClick}>
      {t('changePassword')}
    </Button>
  )
}

interface OpenFormProps {
  email: string | undefined
  onSuccess(): void
  onCancel(): void
}

function OpenForm(props: OpenFormProps) {
  const common = useMessages('common')
  const root = useLostFocus()
  return (
    <div className="pe-account-password" ref={root} tabIndex={-1}>
      <LazyComponent of={lazyForm} props={props} fallback={() => <p role="alert">{common('failed')}</p>} />
    </div>
  )
}
