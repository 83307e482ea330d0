import { useState } from 'react'
import { acceptInvitation } from '../../api'
import { useMessages } from '../../i18n'
import { Form } from '../../parts/form/form'
import { withPasswordProblem } from '../../parts/form/password-problem'
import { useForm } from '../../parts/form/use-form'
import type { CustomErrorHandler } from '../../parts/form-message/form-problem'
import { LateLinkNotice } from '../../parts/mail-link/late-link-notice'
import { linkFaultOf } from '../../parts/mail-link/link-fault'
import { useSecretParameters } from '../../parts/form/use-secret-parameters'
import { useEnvironment } from '../../state'
import { Field } from '../../ui/field'
import { PasswordField } from '../../ui/password-field'

const names = ['fullName', 'preferredName', 'email', 'password'] as const

export interface AcceptInvitationProps {
  subheaderText: string
  customErrorHandler?: CustomErrorHandler
  onAcceptInvitationSuccess(detail: { email: string }): boolean
}

/** Creates the account of an invitation. */
export function AcceptInvitation({ subheaderText, ...props }: AcceptInvitationProps) {
  const t = useMessages('invitation')
  const forms = useMessages('forms')
  const { portal, parameters } = useEnvironment()
  const token = useSecretParameters('token').token ?? ''
  const [invited] = useState(() => {
    const given = parameters()
    const read = (name: string) => given.get(name)?.trim() ?? ''
    return { org: read('org'), email: read('email'), fullName: read('fullName') }
  })
  const form = useForm({
    names,
    required: ['fullName', 'email', 'password'],
    secrets: ['password'],
    missing: 'fieldsRequired',
    customErrorHandler: props.customErrorHandler,
    send: ({ fullName, preferredName, password }) =>
      acceptInvitation(portal.api, {
        token,
        full_name: fullName,
        preferred_name: preferredName || null,
        password,
      }),
    succeeded: (response, { email }) =>
      void props.onAcceptInvitationSuccess({ email: response.email ?? email }),
  })
  const fault = linkFaultOf(form.refusal?.error)
  // Only the server knows whether an invitation has expired, was accepted or was revoked.
  const custom = form.refusal?.custom || (fault === 'used' ? form.refusal?.error.problem?.detail : undefined)
  const notice = fault && { fault, custom, newFrom: 'person' as const }
  const password = withPasswordProblem(form, form.field('password'))

  return (
    <Form
      form={form}
      // What has been accepted invites no longer.
      heading={form.state === 'success' ? undefined : invited.org && t('heading', { org: invited.org })}
      instruction={subheaderText && [subheaderText, invited.org].filter(Boolean).join(' ')}
      submitText={t('submit')}
      success={t('success')}
      problemField={password.problemField}
      notice={notice && <LateLinkNotice {...notice} />}
    >
      <Field
        {...form.field('fullName')}
        label={forms('fullName')}
        autoComplete="name"
        defaultValue={invited.fullName}
      />
      <Field {...form.field('preferredName')} label={t('preferredName')} autoComplete="nickname" />
      <Field
        {...form.field('email')}
        label={forms('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={invited.email}
        readOnly={token !== '' && invited.email !== ''}
      />
      <PasswordField
        {...password.field}
        label={forms('password')}
        autoComplete="new-password"
        hint={t('passwordHint')}
      />
    </Form>
  )
}
