import type { AccountClient } from './account-client'
import { objectOf, type RequestOptions } from './transport'
import type { Profile } from './types'

/** The account of the signed-in developer or user. */
export interface ProfileResource {
  /** @throws {PortalError} `not-found` if the server has no such operation for this kind. */
  get(options?: RequestOptions): Promise<Profile>
  /** @throws {PortalError} `not-found` if the server cannot do it. */
  rename(fullName: string, options?: RequestOptions): Promise<Profile>
}

export function profileResource({ client, me }: AccountClient): ProfileResource {
  return {
    get: async (given) => objectOf(await client.call('GET', me, given)),
    rename: async (fullName, given) =>
      objectOf(await client.call('PATCH', me, { ...given, json: { full_name: fullName } })),
  }
}
