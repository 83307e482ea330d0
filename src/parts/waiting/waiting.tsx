import Check from 'lucide-react/icons/check'
import { type ReactNode, useState } from 'react'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { useAction, useHost } from '../../state'
import { Button } from '../../ui/basics/button'
import { Heading } from '../../ui/basics/heading'
import { useLostFocus } from '../../ui/use-lost-focus'
import './waiting.css'

/** More mails than anyone loses; the server has a limit of its own. */
const MOST_MAILS_AGAIN = 3

export type WaitingStep = 'stepConfirm' | 'stepPassword' | 'stepApproval' | 'stepMaybeApproval' | 'stepLogIn'

export interface WaitingProps {
  /** Whether the account waits for the confirmation of its address, or for its approval. */
  stage: 'confirm' | 'approval'
  /** One sentence on the latest event. */
  text: string
  email: string
  steps: readonly WaitingStep[]
  /** How many of the steps are done. */
  doneCount: number
  /** Sends the mail another time. */
  sendAgain?(): Promise<unknown>
  /** Ways to something else. */
  children?: ReactNode
}

/** An account that is not ready yet: which one it is, and what comes next. */
export function Waiting({ stage, text, email, steps, doneCount, sendAgain, children }: WaitingProps) {
  const t = useMessages('waiting')
  const { headingLevel } = useHost()
  const root = useLostFocus()

  return (
    <div className="pe-waiting" ref={root} tabIndex={-1}>
      <Heading level={headingLevel}>{t(`${stage}Heading`)}</Heading>
      <p role="status">{text}</p>
      <p className="pe-waiting-account">{t(stage === 'confirm' ? 'sentTo' : 'account', { email })}</p>
      <ol className="pe-waiting-steps" aria-label={t('steps')}>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === doneCount ? 'step' : undefined}>
            {index < doneCount && (
              <>
                <Check size={16} aria-hidden="true" />
                <span className="pe-hidden">{t('done')} </span>
              </>
            )}
            {t(step)}
          </li>
        ))}
      </ol>
      {sendAgain && <MailAgain sendAgain={sendAgain} />}
      {children}
    </div>
  )
}

function MailAgain({ sendAgain }: Required<Pick<WaitingProps, 'sendAgain'>>) {
  const t = useMessages('waiting')
  const errors = useMessages('errors')
  const [count, setCount] = useState(0)
  const request = useAction(sendAgain)

  async function send() {
    const outcome = await request.run()
    if (outcome.status === 'done') setCount(count + 1)
  }

  function result(): string {
    if (request.failure) return errorText(request.failure, errors)
    if (count >= MOST_MAILS_AGAIN) return t('limit')
    return count > 0 && !request.isPending ? t('sentAgain') : ''
  }

  return (
    <>
      {count < MOST_MAILS_AGAIN && (
        <Button wide pending={request.isPending} onClick={() => runInBackground(send())}>
          {t('again')}
        </Button>
      )}
      <p role="status">{result()}</p>
    </>
  )
}
