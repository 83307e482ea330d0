import { useMessages } from '../../i18n'
import { Waiting } from '../../parts/waiting/waiting'
import { Button } from '../../ui/basics/button'

interface AwaitingApprovalProps {
  text: string
  email: string
  onRestart(): void
}

/** The credentials were right, and there is nothing to correct. */
export function AwaitingApproval({ text, email, onRestart }: AwaitingApprovalProps) {
  const t = useMessages('login')
  return (
    <Waiting stage="approval" text={text} email={email} steps={signUpSteps} doneCount={2}>
      <Button variant="link" onClick={onRestart}>
        {t('otherAccount')}
      </Button>
    </Waiting>
  )
}

const signUpSteps = ['stepConfirm', 'stepPassword', 'stepApproval'] as const
