import { useId } from 'react'
import { MAX_FIELD_CHARACTERS } from '../../../lib/limits'
import { useMessages } from '../../../i18n'
import { FormMessage } from '../../../parts/form/form-message'
import { submittedAgain } from '../../../parts/form/form-state'
import { useForm } from '../../../parts/form/use-form'
import { type Attempt, useDraft, useHost } from '../../../state'
import { BlockedButton } from '../../../ui/forms/blocked-button'
import { Button } from '../../../ui/basics/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Field } from '../../../ui/forms/field'

interface NameDialogProps<Result> {
  /** Of what is named: tells its draft from others. */
  draft: string
  title: string
  submitText: string
  initial: string
  /** What is to be known before. */
  note?: string
  /** Takes the name, which is never empty. */
  send(name: string, attempt: Attempt): Promise<Result>
  succeeded(result: Result, name: string): void
  onClose(): void
}

/** Asks for the name of a credential. */
export function NameDialog<Result>(props: NameDialogProps<Result>) {
  const { draft, title, submitText, initial, note, send, succeeded, onClose } = props
  const t = useMessages('application')
  const common = useMessages('common')
  const { headingLevel } = useHost()
  const id = useId()
  const form = useForm({
    fields: { displayName: { label: t('credentialName'), required: true, initial } },
    machine: submittedAgain,
    texts: 'general',
    send: ({ displayName }, attempt) => send(displayName, attempt),
    succeeded: (result, { displayName }) => succeeded(result, displayName),
  })
  useDraft(draft, form, { displayName: initial })
  const name = form.field('displayName')

  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <BlockedButton
        type="submit"
        form={id}
        variant="primary"
        pending={form.status === 'pending'}
        blocked={form.blocked}
      >
        {submitText}
      </BlockedButton>
    </>
  )
  return (
    <Dialog title={title} level={headingLevel + 2} onClose={onClose} actions={actions}>
      {note && <p>{note}</p>}
      {!name.error && <FormMessage id={form.messageId} problem={form.message} />}
      <form ref={form.ref} id={id} noValidate onSubmit={form.submit}>
        <Field
          {...name}
          // React has no such attribute: its `autoFocus` comes before the dialog is open.
          ref={(field) => field?.setAttribute('autofocus', '')}
          hint={t('credentialHint')}
          maxLength={MAX_FIELD_CHARACTERS}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
