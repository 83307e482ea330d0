/** Query parameter of a reference that opens the way to access: the ID of an application that it goes on with, or `new`. */
export const ACCESS_PARAMETER = 'access'

interface AccessPlace {
  /** ID of an operation. */
  readonly operation?: string
  /** ID of an application. */
  readonly application?: string
}

/** Returns the query of a reference in which the way to access is open. */
export const accessQuery = ({ operation, application = 'new' }: AccessPlace): string =>
  `?${new URLSearchParams({ ...(operation && { operation }), [ACCESS_PARAMETER]: application })}`

/** Returns what a location opens; undefined if it does not. The text comes from outside. */
export function readAccess(parameters: URLSearchParams): Pick<AccessPlace, 'application'> | undefined {
  const text = parameters.get(ACCESS_PARAMETER)
  if (text === null) return undefined
  return /^[0-9a-f-]{36}$/i.test(text) ? { application: text } : {}
}
