import { useState } from 'react'
import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { acceptInvitation } from '../../api'
import { useMessages } from '../../i18n'
import { Form } from '../../parts/account-form/form'
import { submittedOnce } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { LinkNotice } from '../../parts/mail-link/link-notice'
import { linkFaultOf } from '../../parts/mail-link/link-fault'
import { useSecretParameters } from '../../parts/form/use-secret-parameters'
import { useNavigation, usePortal } from '../../state'
import { Field } from '../../ui/forms/field'
import { PasswordField } from '../../ui/forms/password-field'

export interface AcceptInvitationProps {
  subheaderText: string
  customErrorHandler?: CustomErrorHandler
  onAcceptInvitationSuccess(detail: { email: string }): boolean
}

/** Creates the account of an invitation. */
export function AcceptInvitation({ subheaderText, ...props }: AcceptInvitationProps) {
  const t = useMessages('invitation')
  const forms = useMessages('forms')
  const portal = usePortal()
  const { parameters } = useNavigation()
  const token = useSecretParameters('token').token ?? ''
  const [invited] = useState(() => {
    const given = parameters()
    const read = (name: string) => given.get(name)?.trim() ?? ''
    return { org: read('org'), email: read('email'), fullName: read('fullName') }
  })
  const form = useForm({
    fields: {
      fullName: { label: forms('fullName'), required: true, initial: invited.fullName },
      preferredName: { label: t('preferredName') },
      email: { label: forms('email'), required: true, initial: invited.email },
      password: { label: forms('password'), required: true, secret: true, takesPasswordProblem: true },
    },
    machine: submittedOnce,
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
  const refusal = form.problem?.kind === 'refused' ? form.problem : undefined
  const fault = linkFaultOf(refusal?.error)
  // Only the server knows whether an invitation has expired, was accepted or was revoked.
  const custom = refusal?.custom || (fault === 'used' ? refusal?.error.problem?.detail : undefined)
  const notice = fault && { fault, custom, newFrom: 'person' as const }

  return (
    <Form
      form={form}
      // An accepted invitation needs no heading that invites.
      heading={form.status === 'success' ? undefined : invited.org && t('heading', { org: invited.org })}
      instruction={subheaderText && [subheaderText, invited.org].filter(Boolean).join(' ')}
      submitText={t('submit')}
      success={t('success')}
      notice={notice && <LinkNotice {...notice} />}
    >
      <Field {...form.field('fullName')} autoComplete="name" />
      <Field {...form.field('preferredName')} autoComplete="nickname" />
      <Field
        {...form.field('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={token !== '' && invited.email !== ''}
      />
      <PasswordField {...form.field('password')} autoComplete="new-password" hint={t('passwordHint')} />
    </Form>
  )
}
