import { useId } from 'react'
import { useMessages } from '../../i18n'
import { FieldsPlace } from '../../parts/fields-place/fields-place'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { type SessionDeveloper, useEnvironment } from '../../state'
import { alertCss } from '../../ui/alert'
import { Button, buttonCss } from '../../ui/button'
import { fieldCss } from '../../ui/field'
import { Heading, headingCss } from '../../ui/heading'
import { passwordFieldCss } from '../../ui/password-field'
import { FullScreenLoader, spinnerCss } from '../../ui/spinner'
import css from './login.css?inline'
import { LoginForm } from './login-form'
import { LoginMessage } from './login-message'
import { concernsFields } from './problem-text'
import { useLogin } from './use-login'
import { useWays } from './use-ways'

export const styles = [buttonCss, spinnerCss, headingCss, alertCss, fieldCss, passwordFieldCss, css]

/** Texts that are absent are the translated ones; empty texts are empty. */
export interface LoginProps {
  instructionText: string
  showForgotPasswordLink: boolean
  forgotPasswordLinkText?: string
  showRegisterLink: boolean
  registerLinkHelpText?: string
  registerLinkText?: string
  registerSuccessText?: string
  basicAuthLoginEnabled: boolean
  showBasicAuthLoginLink: boolean
  idpLoginEnabled: boolean
  idpLoginCallbackUrl?: string
  idpLoginReturnTo?: string
  idpFullScreenLoader: boolean
  loginSsoButtonText?: string
  loginButtonText?: string
  onLoginSuccess(detail: { user?: SessionDeveloper }): boolean
  onClickForgotPasswordLink(): boolean
  onClickRegisterLink(): boolean
  onIdpIsLoading(detail: { isLoading: boolean }): boolean
}

/** The way in: with e-mail and password, through an identity provider, or both. */
export function Login(props: LoginProps) {
  const t = useMessages('login')
  const messageId = useId()
  const { headingLevel } = useEnvironment()
  const { state, problem, address, signIn, leave } = useLogin(props)
  const ways = useWays(props, address, leave)
  const isCovered = state === 'verify_email' || (state === 'from_url' && props.idpFullScreenLoader)
  const ssoText = props.loginSsoButtonText ?? t('sso')

  return (
    <div className="pe-login" data-state={state}>
      <Heading level={headingLevel}>{t('heading')}</Heading>
      {props.instructionText && <p className="pe-login-instruction">{props.instructionText}</p>}
      <LoginMessage
        id={messageId}
        state={state}
        problem={problem}
        registeredText={props.registerSuccessText}
      />
      {ways.hasForm && (
        <FieldsPlace>
          <LoginForm
            state={state}
            email={address.email}
            isInvalid={state === 'error' && problem !== undefined && concernsFields(problem)}
            problemId={state === 'error' ? messageId : undefined}
            submitText={props.loginButtonText ?? t('submit')}
            onSubmit={signIn}
          />
        </FieldsPlace>
      )}
      {ways.hasForm && props.showForgotPasswordLink && (
        <p className="pe-login-link">
          <PortalLink path="/forgot-password" onFollow={props.onClickForgotPasswordLink}>
            {props.forgotPasswordLinkText ?? t('forgotPassword')}
          </PortalLink>
        </p>
      )}
      {ways.hasForm && ways.hasSso && <p className="pe-login-divider">{t('or')}</p>}
      {ways.hasSso && (
        <Button
          wide
          look={ways.hasForm ? 'secondary' : 'primary'}
          pending={state === 'from_url'}
          onClick={ways.startSso}
        >
          {ssoText}
        </Button>
      )}
      {ways.hasBasicLink && (
        <p className="pe-login-link">
          <Button look="link" onClick={ways.chooseBasic}>
            {t('basic')}
          </Button>
        </p>
      )}
      {props.showRegisterLink && (
        <p className="pe-login-link">
          {props.registerLinkHelpText ?? t('registerHelp')}{' '}
          <PortalLink path="/register" onFollow={props.onClickRegisterLink}>
            {props.registerLinkText ?? t('register')}
          </PortalLink>
        </p>
      )}
      {isCovered && <FullScreenLoader label={t('working')} />}
    </div>
  )
}
