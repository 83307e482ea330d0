import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../../i18n'
import { runInBackground } from '../../../lib/run-in-background'
import type { Operation } from '../../../reference'
import { useHost } from '../../../state'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/basics/button'
import { focusInvalidField } from '../../../ui/forms/focus-invalid-field'
import { Heading } from '../../../ui/basics/heading'
import { IconButton } from '../../../ui/icon-button'
import { Method } from '../../../parts/api-reference/marks'
import { ResponsePanel } from '../../../parts/try-it/response-panel'
import { BodyFields } from './body-fields'
import { CredentialFields } from '../../../parts/try-it/credential-fields'
import { LeftOutNotes } from '../../../parts/try-it/left-out-notes'
import { isFillable } from '../../../parts/try-it/own-kinds'
import { useOwnName } from '../../../parts/try-it/own-credentials'
import { ParameterFields } from './parameter-fields'
import { useProblemText } from '../../../parts/try-it/problem-text'
import { ServerCheckProvider, useServerCheck } from '../../../parts/try-it/server-check'
import { ServerFields } from './server-fields'
import { useRefusedFields } from '../../../parts/try-it/use-refused-fields'
import { useTryItRequest } from '../../../parts/try-it/use-try-it-request'
import type { OpenRequest } from '../../../parts/try-it/use-request'
import '../../../parts/try-it/try-it.css'

interface TryItProps {
  operation: Operation
  open: OpenRequest
  /** It has just been asked for: the reader goes on at its heading. */
  takesFocus: boolean
}

/** Calls an operation: what is sent is filled in here, and what comes back is shown below. */
export const TryIt = (props: TryItProps) => (
  <ServerCheckProvider>
    <TryItForm {...props} />
  </ServerCheckProvider>
)

function TryItForm({ operation, open, takesFocus }: TryItProps) {
  const t = useMessages('try-it')
  const { headingLevel } = useHost()
  const headingId = useId()
  const application = useOwnName(open)
  const form = useRef<HTMLFormElement>(null)
  const problemText = useProblemText()
  const servers = useServerCheck()
  const { url } = open.request
  // A request without them would be refused.
  const isFilling = open.session.entries().requested !== undefined && open.schemes.some(isFillable)
  // The portal's own API gets no secrets.
  const isRefused = open.hasSecrets && URL.canParse(url) && servers.isOwnApi(url)
  const { state, send, cancel } = useTryItRequest(open)
  // Nobody is told what is wrong with a request before having tried to send it.
  const [isChecked, setChecked] = useState(false)
  const refused = useRefusedFields(operation, open, state)
  const problems = [
    ...(isChecked ? open.problems : []),
    ...(state.status === 'done' ? refused.fields.map(({ problem }) => problem) : []),
  ]
  const shownByFields = new Set(operation.parameters.map(({ name }) => name))

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!heading.current || !takesFocus) return
    heading.current.tabIndex = -1
    heading.current.focus()
  }, [takesFocus])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state.status === 'sending' || isFilling) return
    setChecked(true)
    if (open.problems.length === 0 && !isRefused) runInBackground(confirmAndSend())
    else requestAnimationFrame(() => focusInvalidField(form.current))
  }

  async function confirmAndSend() {
    if (await servers.confirm(url)) await send()
  }

  function actByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      return open.session.open(false)
    }
    // In a field of one line Enter alone does.
    if (!(event.target instanceof HTMLTextAreaElement)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }

  return (
    <form
      ref={form}
      className="pe-try"
      aria-labelledby={headingId}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      onKeyDown={actByKey}
    >
      <div className="pe-try-head">
        <Heading level={headingLevel + 1} size="section" id={headingId} ref={heading}>
          {t('heading')}
        </Heading>
        <IconButton icon={X} label={t('close')} onClick={() => open.session.open(false)} />
      </div>
      <div className="pe-try-bar">
        <Method method={open.request.method} />
        <code title={open.masked.url}>{withoutOrigin(open.masked.url)}</code>
        {application && <span title={application}>{application}</span>}
        <div className="pe-try-actions">
          <Button type="submit" variant="primary" pending={state.status === 'sending' || isFilling}>
            {state.status !== 'sending' && <Send size={16} aria-hidden="true" />}
            {t(state.status === 'sending' ? 'sending' : 'send')}
          </Button>
          {state.status === 'sending' && <Button onClick={cancel}>{t('cancel')}</Button>}
        </div>
      </div>
      <ServerFields operation={operation} open={open} problems={problems} />
      <CredentialFields operation={operation} open={open} />
      <ParameterFields operation={operation} open={open} problems={problems} />
      <BodyFields operation={operation} open={open} problems={problems} />
      <LeftOutNotes request={open.request} />
      {problems
        .filter(({ code, name }) => !/^(server|not-json|refused)$/.test(code) && !shownByFields.has(name))
        .map((problem) => (
          <Alert key={`${problem.code} ${problem.name}`} kind="danger">
            {problemText(problem)}
          </Alert>
        ))}
      {isRefused && <Alert kind="danger">{t('ownApi', { address: url })}</Alert>}
      <ResponsePanel
        state={state}
        open={open}
        refused={refused}
        onShowFields={() => focusInvalidField(form.current)}
      />
    </form>
  )
}

/** The server has a field of its own, and little fits beside it. */
function withoutOrigin(url: string): string {
  return URL.canParse(url) ? url.slice(new URL(url).origin.length) : url
}
