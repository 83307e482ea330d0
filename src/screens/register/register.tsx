import { paths } from '../../router/paths'
import { useRef } from 'react'
import { useMessages } from '../../i18n'
import { Form } from '../../parts/account-form/form'
import { FieldsPortal } from '../../parts/form/fields-portal'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { Waiting } from '../../parts/waiting/waiting'
import { useNavigation, usePortal } from '../../state'
import { Field } from '../../ui/forms/field'
import { PasswordField } from '../../ui/forms/password-field'
import { Agreement } from './agreement'
import type { RegisterProps } from './register-props'
import { RegionChoice } from './region-choice'
import { useRegistration } from './use-registration'
import './register.css'

const developerSteps = ['stepConfirm', 'stepPassword', 'stepMaybeApproval'] as const
const userSteps = ['stepConfirm', 'stepLogIn'] as const

/** The way to an account: e-mail and name for developers, and for users an organization and a password too. */
export function Register(props: RegisterProps) {
  const t = useMessages('register')
  const portal = usePortal()
  const { parameters, assembled } = useNavigation()
  // In the light DOM like the fields, because captcha providers do not work elsewhere.
  const captchaContainer = useRef<HTMLDivElement>(null)
  const isUser = portal.config.userEntity === 'user'
  const { form, registered } = useRegistration(props, captchaContainer)

  const loginLink = props.showLoginLink && (
    <p className="pe-form-link">
      {props.loginLinkHelpText ?? t('loginHelp')}{' '}
      <PortalLink path={paths.login} onFollow={props.onClickLoginLink}>
        {props.loginLinkText ?? t('login')}
      </PortalLink>
    </p>
  )
  const captcha = <div className="pe-register-captcha" ref={captchaContainer} />
  if (registered)
    return (
      <div className="pe-form" data-state={form.status} data-assembled={assembled || undefined}>
        <Waiting
          stage="confirm"
          text={t('success')}
          steps={isUser ? userSteps : developerSteps}
          doneCount={0}
          {...registered}
        />
        <FieldsPortal>{captcha}</FieldsPortal>
        {loginLink}
      </div>
    )
  return (
    <Form
      form={form}
      heading={t('heading')}
      instruction={props.instructionText}
      submitText={props.registerButtonText ?? t('submit')}
      success={t('success')}
      footer={loginLink}
    >
      {isUser && parameters().get('selectRegion') === 'true' && <RegionChoice />}
      <Field {...form.field('fullName')} autoComplete="name" />
      {isUser && <Field {...form.field('organization')} autoComplete="organization" />}
      <Field
        {...form.field('email')}
        type="email"
        autoComplete={isUser ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
      />
      {isUser && <PasswordField {...form.field('password')} autoComplete="new-password" />}
      {isUser && props.accessCodeRequired && (
        <Field {...form.field('registrationCode')} type="password" autoComplete="off" spellCheck={false} />
      )}
      {isUser && (
        <Agreement
          field={form.field('agreement')}
          termsHref={props.termsHref}
          privacyHref={props.privacyHref}
        />
      )}
      {captcha}
    </Form>
  )
}
