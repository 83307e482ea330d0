import { type RefObject, useState } from 'react'
import { isPortalError, register, registerDeveloper } from '../../api'
import { useLanguage, useMessages } from '../../i18n'
import type { FormValues } from '../../parts/form/form-fields'
import { submittedOnce } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { markUserActive } from '../../state/forms/user-status'
import { useNavigation, usePortal } from '../../state'
import type { RegisterProps } from './register-props'

/** The form of a registration, for both kinds of account. */
export function useRegistration(props: RegisterProps, captchaContainer: RefObject<HTMLElement | null>) {
  const portal = usePortal()
  const language = useLanguage()
  const { assembled } = useNavigation()
  const isUser = portal.config.userEntity === 'user'
  const fields = useFields(isUser, props.accessCodeRequired)

  /** Asks for the account, and again for its mail. */
  async function request(entered: FormValues<ReturnType<typeof useFields>>) {
    const { email, fullName, organization, password, registrationCode, defaultRegion } = entered
    const ofUser = {
      organization,
      password,
      ...(props.accessCodeRequired && registrationCode ? { registrationCode } : {}),
      defaultRegion: defaultRegion === 'eu' ? ('eu' as const) : ('us' as const),
    }
    const registration = { email, fullName, ...(isUser ? ofUser : {}) }
    const custom = {
      endpoint: props.registerRequestEndpoint,
      envelope: props.requestEnvelope,
      wrapper: props.requestWrapper,
    }
    async function send(solved?: { captcha_token: string }): Promise<{ organizationId?: string }> {
      const isCustom = Boolean(custom.endpoint || custom.wrapper)
      if (isCustom || !assembled) return register(portal.api, { ...registration, ...solved }, custom)
      await registerDeveloper(portal.api, { email, full_name: fullName, ...solved })
      return {}
    }
    const sendSolved = async () => {
      const { solvedCaptcha } = await import('./captcha/captcha')
      return send(await solvedCaptcha({ ...props, portal, language, container: captchaContainer.current }))
    }
    const { kinds = [] } = portal.context.current?.captcha ?? {}
    if ((isUser && props.recaptcha) || kinds.includes(portal.config.userEntity)) return sendSolved()
    // A page need not know what its portal asks for: the refusal says it.
    return send().catch((error: unknown) => {
      if (isPortalError(error) && /captcha_token/.test(JSON.stringify(error.problem))) return sendSolved()
      throw error
    })
  }

  const [registered, setRegistered] = useState<{ email: string; sendAgain(): Promise<unknown> }>()
  const form = useForm({
    fields,
    machine: submittedOnce,
    customErrorHandler: props.customErrorHandler,
    send: request,
    succeeded({ organizationId }, entered) {
      const { email, organization } = entered
      if (assembled) markUserActive()
      setRegistered({ email, sendAgain: () => request(entered) })
      props.onRegisterSuccess({ email, organization: { id: organizationId, name: organization } })
    },
  })
  return { form, registered }
}

function useFields(isUser: boolean, accessCodeRequired: boolean) {
  const t = useMessages('register')
  const forms = useMessages('forms')
  return {
    email: { label: forms('email'), required: true },
    fullName: { label: forms('fullName'), required: true },
    organization: { label: t('organization'), required: isUser },
    password: {
      label: forms('password'),
      required: isUser,
      secret: true,
      takesPasswordProblem: isUser,
    },
    agreement: { label: t('agreement', { terms: t('terms'), privacy: t('privacy') }), required: isUser },
    registrationCode: { label: t('accessCode'), required: isUser && accessCodeRequired, secret: true },
    defaultRegion: { label: t('region') },
  }
}
