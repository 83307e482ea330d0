/**
 * Where a location says what is open in an API description: in its query, or in its hash as in pages of hosts, other viewers and earlier
 * links. It is a module of its own, because portal-app needs no more of it.
 */

/** Begin the addresses of groups and models; see `ReferencePage`. */
export const GROUPS = 'tags/'
export const MODELS = 'schemas/'

const HASH = /^#[/]/

/** What is open, as a query says it. Empty: the overview. */
export interface PageParameters {
  /** ID of an operation. */
  readonly operation?: string
  /** Name of a model. */
  readonly model?: string
  /** Name of a group. Beside an operation: the one from which the reader comes, if it is not its first. */
  readonly tag?: string
}

const names = ['operation', 'model', 'tag'] as const

/** Returns whether a hash contains the address of a page. */
export const isPageHash = (hash: string): boolean => HASH.test(hash)

/** Returns the address in a hash that `isPageHash` accepts. */
export const addressInHash = (hash: string): string => hash.replace(HASH, '')

/** Returns the address in a location of the portal, empty for the overview. */
export function addressInLocation({ hash, search }: { hash: string; search: string }): string {
  if (isPageHash(hash)) return addressInHash(hash)
  const query = new URLSearchParams(search)
  const [operation, model, tag] = names.map((name) => encodeURIComponent(query.get(name) ?? ''))
  if (operation) return tag ? `${tag}/${operation}` : operation
  if (model) return MODELS + model
  return tag ? GROUPS + tag : ''
}

/** Returns the hash of an address. */
export const pageHash = (address: string): string => `#/${address}`

/** Returns a query with what is open; its other parameters are kept. */
export function withPageParameters(query: string, page: PageParameters): string {
  const parameters = new URLSearchParams(query)
  for (const name of names) {
    parameters.delete(name)
    if (page[name]) parameters.set(name, page[name])
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}
