import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { paths } from '../../router/paths'
import { type Translate, useMessages } from '../../i18n'
import { awaitsApproval, type FormProblem } from '../../parts/form/form-problem'
import { FormMessage } from '../../parts/form/form-message'
import { FieldsPortal } from '../../parts/form/fields-portal'
import { LinkNotice } from '../../parts/mail-link/link-notice'
import { linkFaultOf } from '../../parts/mail-link/link-fault'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { type SessionDeveloper, useHost, useNavigation, usePortal } from '../../state'
import { Button } from '../../ui/basics/button'
import { Heading } from '../../ui/basics/heading'
import { FullScreenLoader } from '../../ui/basics/spinner'
import { AwaitingApproval } from './awaiting-approval'
import { LoginForm } from './login-form'
import { useLogin } from './use-login'
import { useSignedInAccount } from './use-signed-in-account'
import { useSso } from './use-sso'
import { SignedIn } from './signed-in'
import { signInMethods } from './sign-in-methods'
import './login.css'

/** Texts that are absent are the translated ones; empty texts are empty. */
export interface LoginProps {
  instructionText: string
  forgotPasswordHref?: string
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
  customErrorHandler?: CustomErrorHandler
  onLoginSuccess(detail: { user?: SessionDeveloper }): boolean
  onVerifyEmailSuccess(detail: { email: string; resetToken?: string; awaitsApproval?: true }): boolean
  onLogout(): boolean
  onClickForgotPasswordLink(): boolean
  onClickRegisterLink(): boolean
  onIdpIsLoading(detail: { isLoading: boolean }): boolean
}

/** The way in: with e-mail and password, through an identity provider, or both. */
export function Login(props: LoginProps) {
  const t = useMessages('login')
  const errors = useMessages('errors')
  const portal = usePortal()
  const { headingLevel } = useHost()
  const { assembled } = useNavigation()
  const login = useLogin(props)
  const { form, state, address } = login
  const { message, messageId, problem } = form
  const sso = useSso(props, login)
  const account = useSignedInAccount(login, props)
  const isDeveloper = portal.config.userEntity === 'developer'
  const methods = signInMethods(props, {
    isDeveloper,
    provider: address.provider,
    isBasicForced: address.forcesBasic,
  })
  const fault = linkProblem(problem)
  const isVerifying = state === 'verify_email'
  const reason = state === 'idle' && login.hasExpired && errors('sessionEnded')
  const isCovered = isVerifying || (state === 'from_url' && props.idpFullScreenLoader)
  const { choosePassword } = login
  const hasForm = methods.hasForm && !isVerifying && !choosePassword

  if (account)
    return (
      <div className="pe-login">
        <SignedIn {...account} />
      </div>
    )
  if (message && awaitsApproval(problem, portal.config.userEntity))
    return (
      <div className="pe-login">
        <AwaitingApproval text={message.text} email={login.email} onRestart={login.restart} />
      </div>
    )
  return (
    <div className="pe-login" data-state={state} data-assembled={assembled || undefined}>
      <Heading level={headingLevel}>{t('heading')}</Heading>
      {props.instructionText && <p className="pe-login-instruction">{props.instructionText}</p>}
      {fault ? (
        <LinkNotice id={messageId} {...fault} forgotPasswordHref={props.forgotPasswordHref} />
      ) : (
        <FormMessage
          id={messageId}
          problem={message}
          success={reason || successText(login, props, t)}
          outcome={reason ? 'info' : undefined}
        />
      )}
      {choosePassword && (
        <Button wide variant="primary" onClick={choosePassword}>
          {t('choosePassword')}
        </Button>
      )}
      {hasForm && (
        <FieldsPortal>
          <LoginForm form={form} submitText={props.loginButtonText ?? t('submit')} />
        </FieldsPortal>
      )}
      {hasForm && props.showForgotPasswordLink && (
        <p className="pe-login-link">
          <PortalLink
            path={paths.forgotPassword}
            href={props.forgotPasswordHref}
            onFollow={props.onClickForgotPasswordLink}
          >
            {props.forgotPasswordLinkText ?? t('forgotPassword')}
          </PortalLink>
        </p>
      )}
      {methods.hasForm && methods.hasSso && <p className="pe-login-divider">{t('or')}</p>}
      {methods.hasSso && (
        <Button
          wide
          variant={methods.hasForm ? 'secondary' : 'primary'}
          pending={state === 'from_url'}
          onClick={sso.start}
        >
          {props.loginSsoButtonText ?? t('sso')}
        </Button>
      )}
      {methods.hasBasicLink && (
        <p className="pe-login-link">
          <PortalLink
            path={paths.login + forced}
            // A page that is not `/login/{provider}` is the login itself.
            href={address.provider ? undefined : forced}
          >
            {t('basic')}
          </PortalLink>
        </p>
      )}
      {props.showRegisterLink && (
        <p className="pe-login-link">
          {props.registerLinkHelpText ?? t('registerHelp')}{' '}
          <PortalLink path={paths.registration} onFollow={props.onClickRegisterLink}>
            {props.registerLinkText ?? t('register')}
          </PortalLink>
        </p>
      )}
      {isCovered && <FullScreenLoader label={isVerifying ? t('verifying') : t('working')} />}
    </div>
  )
}

/** Shows the form whatever the options say. */
const forced = '?basicAuth=true'

/** The fault of the link that a visitor came by. */
function linkProblem(problem: FormProblem | undefined) {
  if (problem?.kind !== 'refused' || problem.error.request !== 'verify-email-request') return undefined
  const fault = linkFaultOf(problem.error)
  return fault && { fault, custom: problem.custom }
}

/** The success of the step before, such as a new password. */
function successText(
  { state, awaitsApproval }: Pick<ReturnType<typeof useLogin>, 'state' | 'awaitsApproval'>,
  { registerSuccessText }: LoginProps,
  t: Translate<'login'>,
): string | undefined {
  if (state === 'reset_password')
    return awaitsApproval ? `${t('passwordSet')} ${t('awaitsApproval')}` : t('passwordSet')
  if (state === 'confirmed_email') return t(awaitsApproval ? 'awaitsApproval' : 'emailConfirmed')
  return state === 'from_register' ? (registerSuccessText ?? t('registered')) : undefined
}
