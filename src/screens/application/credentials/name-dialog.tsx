import { MAX_FIELD_CHARACTERS } from '../../../lib/limits'
import { type FormEvent, useState } from 'react'
import { errorText, fieldTexts, useMessages } from '../../../i18n'
import { runInBackground } from '../../../lib/run-in-background'
import { nextEditState } from '../../../parts/form/form-states'
import { useSubmission } from '../../../parts/form/use-submission'
import { type Attempt, useEnvironment } from '../../../state'
import { Alert } from '../../../ui/alert'
import { BlockedButton } from '../../../ui/blocked-button'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { useId } from '../../../ui/use-id'

interface NameDialogProps<Result> {
  title: string
  submitText: string
  initial: string
  /** Takes the name, which is never empty. */
  send(name: string, attempt: Attempt): Promise<Result>
  succeeded(result: Result, name: string): void
  onClose(): void
}

/** Asks for the name of a credential. */
export function NameDialog<Result>(props: NameDialogProps<Result>) {
  const { title, submitText, initial, send, succeeded, onClose } = props
  const t = useMessages('application')
  const common = useMessages('common')
  const errors = useMessages('errors')
  const { headingLevel } = useEnvironment()
  const form = useId()
  const [name, setName] = useState(initial)
  const isEmpty = name.trim() === ''
  const { ref, status, submit } = useSubmission({
    initial: { state: 'idle' },
    next: nextEditState,
    send,
    succeeded,
  })
  const { state, problem } = status
  const refusal = problem?.kind === 'refused' ? problem.error : undefined
  const reason = fieldTexts(refusal?.problem, errors).get('displayName')
  const message =
    problem?.kind === 'mistake' ? errors(problem.message) : refusal && errorText(refusal, errors)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty) runInBackground(submit(name.trim()))
  }

  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <BlockedButton
        type="submit"
        form={form}
        variant="primary"
        pending={state === 'pending'}
        blocked={isEmpty ? common('missing', { fields: t('credentialName') }) : ''}
      >
        {submitText}
      </BlockedButton>
    </>
  )
  return (
    <Dialog title={title} level={headingLevel + 2} onClose={onClose} actions={actions}>
      {message && !reason && <Alert kind="danger">{message}</Alert>}
      <form ref={ref} id={form} noValidate onSubmit={onSubmit}>
        <Field
          name="displayName"
          label={t('credentialName')}
          hint={t('credentialHint')}
          error={reason}
          required
          maxLength={MAX_FIELD_CHARACTERS}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
