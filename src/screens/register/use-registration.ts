import { type RefObject, useState } from 'react'
import { isPortalError, register, registerDeveloper } from '../../api'
import { type FormValues, useForm } from '../../parts/form/use-form'
import { markUserActive, useEnvironment } from '../../state'
import type { RegisterProps } from './register-props'

const names = [
  'fullName',
  'organization',
  'email',
  'password',
  'registrationCode',
  'agreement',
  'defaultRegion',
] as const

/** What a registration needs, sends and tells, for both kinds of account. */
export function useRegistration(props: RegisterProps, captchaContainer: RefObject<HTMLElement | null>) {
  const { portal, language, assembled } = useEnvironment()
  const isUser = portal.config.userEntity === 'user'

  /** Asks for the account, and again for its mail. */
  async function request(entered: FormValues<(typeof names)[number]>) {
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
    names,
    required: requiredFields(isUser, props.accessCodeRequired),
    secrets: ['password', 'registrationCode'],
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

function requiredFields(isUser: boolean, accessCodeRequired: boolean): readonly (typeof names)[number][] {
  if (!isUser) return ['email', 'fullName']
  const always = ['email', 'fullName', 'organization', 'password', 'agreement'] as const
  return accessCodeRequired ? [...always, 'registrationCode'] : always
}
