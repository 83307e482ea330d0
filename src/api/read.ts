import type { PortalApi } from './portal-api-client'
import type { GetBody, GetPath, GivenParams } from './typed-client'

/** Data on the server, and how it is loaded. */
export interface Read<T> {
  /** Operation, parameters, and whatever else the data depends on. Two reads with the same key have the same data. */
  readonly key: readonly [operation: string, ...parameters: unknown[]]
  /** @throws {PortalError} */
  load(api: PortalApi, signal: AbortSignal): Promise<T>
}

/** Reads the JSON body of one operation. */
export function readOf<Path extends GetPath>(path: Path, ...[given]: GivenParams<Path>): Read<GetBody<Path>> {
  const params = given?.params
  return {
    key: [path, params],
    // The parameters are those of the path: the types of both calls are the same.
    load: (api, signal) =>
      (api.GET as (path: Path, init: object) => Promise<GetBody<Path>>)(path, { params, signal }),
  }
}
