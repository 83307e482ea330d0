import { type RefObject, useState } from 'react'
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

  /** Nothing where no captcha is asked for. The portal is asked for its own unless the page names one. */
  async function proof(): Promise<{ captcha_token?: string }> {
    if (!isUser || !props.recaptcha) return {}
    const { solveCaptcha } = await import('./captcha')
    if (!props.captchaProvider) await portal.start().catch(() => undefined)
    const config = props.captchaProvider
      ? { provider: props.captchaProvider }
      : portal.context.current?.captcha
    const siteKey = props.captchaSiteKey ?? config?.siteKey
    const container = captchaContainer.current ?? undefined
    return { captcha_token: await solveCaptcha({ ...config, siteKey, container, language }) }
  }

  /** Asks for the account, and again for its mail. */
  async function request(entered: FormValues<(typeof names)[number]>) {
    const { email, fullName, organization, password, registrationCode, defaultRegion } = entered
    const ofUser = {
      organization,
      password,
      ...(props.accessCodeRequired && registrationCode ? { registrationCode } : {}),
      defaultRegion: defaultRegion === 'eu' ? ('eu' as const) : ('us' as const),
    }
    const registration = { email, fullName, ...(isUser ? ofUser : {}), ...(await proof()) }
    return portal.api.account.register(registration, {
      endpoint: props.registerRequestEndpoint,
      envelope: props.requestEnvelope,
      wrapper: props.requestWrapper,
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
