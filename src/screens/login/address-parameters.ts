import { type LoginEvent, type LoginState, nextState } from './login-states'

export interface LoginAddress {
  /** Confirms an e-mail address. What else the address says about a sign-in is left aside then. */
  readonly token: string | undefined
  /** Fills the field in. */
  readonly email: string
  /** Shows the e-mail and password form whatever the options say. */
  readonly forcesBasic: boolean
  /** A registration has just ended. */
  readonly isRegistered: boolean
  /** The account whose e-mail address was just confirmed waits for approval. */
  readonly awaitsApproval: boolean
  /** The visitor signed out, or the identity provider refused: single sign-on does not start by itself. */
  readonly hasLoggedOut: boolean
  /** Why the identity provider or the server refused; empty if they did not. */
  readonly failure: string
  /** Name of the identity provider that the password links the account to. */
  readonly linkedProvider: string | undefined
  /** State in which the form appears. */
  readonly state: LoginState
  /** The `something` of `/login/something`: a way to sign in through an identity provider. */
  readonly provider: string | undefined
  /** The query of the page by which an identity provider answers, letter by letter; undefined when there is no answer. */
  readonly providerResponse: string | undefined
}

export interface AddressSource {
  /** Query of the place where the form stands. */
  readonly parameters: URLSearchParams
  /** Where the page stands. */
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Path under which a portal lives, without a trailing slash. */
  readonly base?: string
}

/** Reads the parameters of a sign-in from the address of the page, or from its hash where a portal keeps its location there. */
export function readLoginAddress({ parameters, location, base = '' }: AddressSource): LoginAddress {
  const isSet = (name: string) => Boolean(parameters.get(name)?.trim())
  const forcesBasic = parameters.get('basicAuth') === 'true'
  const hasLoggedOut = parameters.has('logout')
  const method = { forcesBasic, hasLoggedOut, provider: providerIn(location, base) }
  const nothing = {
    token: undefined,
    email: '',
    isRegistered: false,
    awaitsApproval: false,
    failure: '',
    linkedProvider: undefined,
    providerResponse: undefined,
  }
  if (isSet('token')) {
    const token = parameters.get('token')?.trim()
    return { ...nothing, ...method, token, state: nextState('idle', 'token') }
  }

  const failure = (hasLoggedOut && parameters.get('error')) || ''
  const said: LoginEvent[] = []
  if (isSet('passwordReset')) said.push('reset')
  if (isSet('registered')) said.push('registered')
  return {
    ...nothing,
    ...method,
    email: parameters.get('email') ?? '',
    isRegistered: isSet('registered'),
    awaitsApproval: parameters.get('awaitsApproval') === 'true',
    failure,
    linkedProvider: failure === 'password_required' ? linkedProviderIn(parameters) : undefined,
    state: said.reduce<LoginState>(nextState, 'idle'),
    providerResponse: responseIn(location),
  }
}

function providerIn({ pathname, hash }: AddressSource['location'], base: string): string | undefined {
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
  const [hashPath = ''] = hash.slice(1).split('?')
  return [path, hashPath].map((inPath) => /^[/]login[/]([^/]+)/i.exec(inPath)?.[1]).find(Boolean)
}

/** It becomes part of a sentence, so nothing but a name is taken. */
function linkedProviderIn(parameters: URLSearchParams): string | undefined {
  return /^[a-z][a-z0-9-]{0,39}$/.exec(parameters.get('link') ?? '')?.[0]
}

function responseIn({ search }: AddressSource['location']): string | undefined {
  const query = new URLSearchParams(search)
  const hasResult = query.get('code') || (query.get('error') && !query.has('logout'))
  return hasResult && query.get('state') ? search.slice(1) : undefined
}
