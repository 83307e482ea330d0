/** Where a location says what is open in an API description. It is a module of its own, because portal-app needs no more of it. */

const HASH = /^#[/]/
const PARAMETER = 'operation'

/** Returns whether a hash contains the address of a page. */
export const isPageHash = (hash: string): boolean => HASH.test(hash)

/** Returns the address in a hash that `isPageHash` accepts. */
export const addressInHash = (hash: string): string => hash.replace(HASH, '')

/** Returns the address in a location of the portal, empty for the overview. */
export const addressInLocation = ({ hash, search }: { hash: string; search: string }): string =>
  isPageHash(hash) ? addressInHash(hash) : (new URLSearchParams(search).get(PARAMETER) ?? '')

/** Returns the hash of an address. */
export const pageHash = (address: string): string => `#/${address}`

/** Returns a query with the address of a page, or without one; its other parameters are kept. */
export function withPageParameter(query: string, address: string): string {
  const parameters = new URLSearchParams(query)
  parameters.delete(PARAMETER)
  if (address !== '') parameters.set(PARAMETER, address)
  return parameters.size > 0 ? `?${parameters}` : ''
}
