export interface SignInMethodOptions {
  readonly basicAuthLoginEnabled: boolean
  readonly showBasicAuthLoginLink: boolean
  readonly idpLoginEnabled: boolean
}

interface SignInMethodFacts {
  readonly isDeveloper: boolean
  /** The second segment of the path. */
  readonly provider: string | undefined
  /** The address asks for the form, or the visitor has. */
  readonly isBasicForced: boolean
}

export interface SignInMethods {
  /** E-mail and password. */
  readonly hasForm: boolean
  /** The button of single sign-on. */
  readonly hasSso: boolean
  /** A link to the form, where single sign-on is the way that is meant. */
  readonly hasBasicLink: boolean
}

/** Which ways to sign in are offered. */
export function signInMethods(
  { basicAuthLoginEnabled: basic, idpLoginEnabled: sso, showBasicAuthLoginLink }: SignInMethodOptions,
  { isDeveloper, provider, isBasicForced }: SignInMethodFacts,
): SignInMethods {
  return {
    hasForm: basic || isBasicForced || !sso,
    hasSso: sso && (isDeveloper || provider !== undefined),
    hasBasicLink: sso && !basic && !isBasicForced && !isDeveloper && showBasicAuthLoginLink,
  }
}
