import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'

/** The task that a browser solves before it registers, where the portal asks for proof of work. */
export const getCaptchaChallenge = operation({
  id: 'getCaptchaChallenge',
  access: 'password-form',

  async handle({ portal, services, reply }) {
    const { captcha } = portal.settings
    if (captcha?.provider !== 'proof_of_work') throw new Problem('notFound')
    reply.header('cache-control', 'no-store')
    return json(await services.captchas.challenge(captcha, 'register'))
  },
})
