import { type LoginEvent, type LoginState, nextState } from './login-states'

export interface LoginAddress {
  /** Fills the field in. */
  readonly email: string
  /** Shows the e-mail and password form whatever the options say. */
  readonly forcesBasic: boolean
  /** State in which the form appears. */
  readonly state: LoginState
  /** The `something` of `/login/something`: a way to sign in through an identity provider. */
  readonly provider: string | undefined
}

/** What the address of the page, or its hash where a portal keeps its location there, says about a sign-in. */
export function readLoginAddress({ pathname, search, hash }: Location): LoginAddress {
  const [hashPath = '', hashQuery = ''] = hash.slice(1).split('?')
  const query = new URLSearchParams(search || hashQuery)
  const isSet = (name: string) => Boolean(query.get(name))
  const said: LoginEvent[] = []
  if (isSet('passwordReset')) said.push('reset')
  if (isSet('registered')) said.push('registered')
  return {
    email: query.get('email') ?? '',
    forcesBasic: query.get('basicAuth') === 'true',
    state: said.reduce<LoginState>(nextState, 'idle'),
    provider: [pathname, hashPath].map((path) => /^[/]login[/]([^/]+)/i.exec(path)?.[1]).find(Boolean),
  }
}
