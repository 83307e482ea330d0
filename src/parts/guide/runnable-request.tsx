import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import type { Operation } from '../../reference'
import { useHost } from '../../state'
import { Button } from '../../ui/basics/button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { RequestCode } from '../api-reference/request-code'
import type { CodeBlockNode } from '../document/nodes'
import { FillOwnCredentials } from '../try-it/own-credentials'
import { useProblemText } from '../try-it/problem-text'
import { ResponsePanel } from '../try-it/response-panel'
import type { OpenRequest } from '../try-it/use-request'
import { useTryItRequest } from '../try-it/use-try-it-request'
import { type Assessment, assess } from './assess'
import { CredentialsPanel } from './credentials-panel'
import type { Guide } from './guide'
import { useGuideSession } from './guide-session'
import { useListedServers, useUnlistedServers } from './listed-servers'
import type { GuideRequest } from './requests/guide-request'
import './guide.css'

interface RunnableRequestProps {
  guide: Guide
  node: CodeBlockNode
  request: GuideRequest
  /** Of the description. Undefined: it goes elsewhere, and gets no credentials. */
  operation: Operation | undefined
  /** Values that it uses and no response has had yet. */
  missing: readonly string[]
  title: ReactNode
  open: OpenRequest
}

/** A request with what sends it, and the response to it. */
export function RunnableRequest(props: RunnableRequestProps) {
  const { guide, node, request, operation, missing, title, open } = props
  const t = useMessages('guide')
  const tryIt = useMessages('try-it')
  const { headingLevel } = useHost()
  const { session, progress } = useGuideSession(guide)
  const { state, send, cancel } = useTryItRequest(open)
  const isListed = useListedServers()
  const isUnlisted = useUnlistedServers()
  const problemText = useProblemText()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [question, setQuestion] = useState<string>()
  const [assessment, setAssessment] = useState<Assessment>()
  const { url } = open.request
  const isSending = state.status === 'sending'
  const canIdentify = operation !== undefined && open.schemes.length > 0 && isListed(url)
  const mustIdentify = canIdentify && operation.security.every(({ schemes }) => schemes.length > 0)
  const lacksCredential = mustIdentify && !open.hasSecrets
  const [problem] = open.problems
  const blocked =
    missing.length > 0
      ? t('needsEarlier', { names: missing.join(', ') })
      : problem
        ? problemText(problem)
        : ''

  function run() {
    if (isSending || blocked) return
    setAsked(lacksCredential)
    if (lacksCredential) return setOpen(true)
    const { origin } = new URL(url)
    if (isUnlisted(url) && !progress.confirmed.includes(origin)) return setQuestion(origin)
    runInBackground(sendNow())
  }

  async function sendNow() {
    const outcome = await send()
    if (!outcome) return
    const assessed = await assess(request, outcome)
    session.keep(assessed.values)
    session.meet(node, assessed.isMet)
    setAssessment(assessed)
  }

  return (
    <>
      <div>
        <RequestCode open={open} title={title} isRegion={false} />
      </div>
      <div className="pe-guide-actions">
        <BlockedButton variant="primary" pending={isSending} blocked={blocked} onClick={run}>
          {!isSending && <Play size={16} aria-hidden="true" />}
          {t('run')}
        </BlockedButton>
        {isSending && <Button onClick={cancel}>{tryIt('cancel')}</Button>}
        {canIdentify && (
          <Button
            aria-expanded={isOpen}
            onClick={() => {
              setAsked(false)
              setOpen(!isOpen)
            }}
          >
            {t('credentials')}
          </Button>
        )}
        <Verdict assessment={isSending ? undefined : assessment} isMet={progress.met.has(node)} />
      </div>
      {canIdentify && isOpen && (
        <CredentialsPanel
          guide={guide}
          operation={operation}
          open={open}
          isAsked={isAsked && lacksCredential}
          onSubmit={run}
        />
      )}
      {canIdentify && !isOpen && <FillOwnCredentials open={open} />}
      <div className="pe-guide-response">
        <ResponsePanel
          isInPlace
          isExpected={assessment?.isMet}
          state={state}
          open={open}
          refused={nothingRefused}
          onShowFields={() => setOpen(true)}
        />
      </div>
      {question !== undefined && (
        <ConfirmDialog
          title={tryIt('sendElsewhere', { origin: question })}
          level={headingLevel + 1}
          confirm={tryIt('sendAnyway')}
          pending={false}
          onConfirm={() => {
            setQuestion(undefined)
            session.confirm(question)
            runInBackground(sendNow())
          }}
          onClose={() => setQuestion(undefined)}
        >
          {t('notOfProduct')}
        </ConfirmDialog>
      )}
    </>
  )
}

const nothingRefused = { fields: [], others: [] }

/** Whether the response was as the author says. */
function Verdict({ assessment, isMet }: { assessment: Assessment | undefined; isMet: boolean }) {
  const t = useMessages('guide')
  const isGood = assessment?.isMet ?? isMet
  return (
    <p className="pe-guide-verdict" role="status" data-met={isGood || undefined}>
      {assessment?.status !== undefined && !isGood && <X size={16} aria-hidden="true" />}
      {isGood && <Check size={16} aria-hidden="true" />}
      {isGood && t('asExpected')}
      {assessment?.status !== undefined &&
        !isGood &&
        (assessment.missing.length > 0
          ? t('notInResponse', { names: assessment.missing.join(', ') })
          : t('notExpected', { expected: assessment.expected.join(', ') }))}
    </p>
  )
}
