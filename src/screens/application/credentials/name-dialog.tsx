import { type FormEvent, useId, useState } from 'react'
import type { PortalError } from '../../../api'
import { errorText, fieldTexts, useMessages } from '../../../i18n'
import { useEnvironment } from '../../../state'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/field'

const MOST_CHARACTERS = 255

interface NameDialogProps {
  title: string
  submitText: string
  initial: string
  isPending: boolean
  failure: PortalError | undefined
  /** With a name, which is never empty. */
  onSubmit(name: string): void
  onClose(): void
}

/** Asks for the name of a credential. */
export function NameDialog(props: NameDialogProps) {
  const { title, submitText, initial, isPending, failure, onSubmit, onClose } = props
  const t = useMessages('application')
  const common = useMessages('common')
  const errors = useMessages('errors')
  const { headingLevel } = useEnvironment()
  const form = useId()
  const [name, setName] = useState(initial)
  const isEmpty = name.trim() === ''
  const reason = fieldTexts(failure?.problem, errors).get('displayName')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty) onSubmit(name.trim())
  }

  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <Button type="submit" form={form} look="primary" pending={isPending} disabled={isEmpty && !isPending}>
        {submitText}
      </Button>
    </>
  )
  return (
    <Dialog title={title} level={headingLevel + 2} onClose={onClose} actions={actions}>
      {failure && !reason && <Alert kind="danger">{errorText(failure, errors)}</Alert>}
      <form id={form} noValidate onSubmit={submit}>
        <Field
          name="displayName"
          label={t('credentialName')}
          hint={t('credentialHint')}
          error={reason}
          required
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
