import { candidateIds } from '../operation-address'
import { DescriptionError } from '../protocol/failure'
import type {
  OperationName,
  ReferenceLimits,
  WorkerResponse,
  WorkerRequest,
  WorkerMethod,
  WorkerMethods,
  WorkerSource,
} from '../protocol/messages'
import type { Operation } from '../protocol/operation'
import type { Outline } from '../protocol/outline'
import { check } from './check'
import { type Description, openDescription } from './description'
import { loadSource } from './load-source'
import { readOperation } from './read/operation'
import { readOutline } from './read/outline'
import { schemaAt } from './read/schema'
import { sampleAt } from './sample/sample-at'
import { write } from './write'

type Handlers = {
  [V in WorkerMethod]: (
    parameters: WorkerMethods[V]['parameters'],
  ) => Promise<WorkerMethods[V]['result']> | WorkerMethods[V]['result']
}

const notFound = () => new DescriptionError({ code: 'not-found', values: {} })

/** @throws {DescriptionError} `not-found`. */
export function operationNamed(description: Description, name: OperationName): Operation {
  const ids = 'id' in name ? [name.id] : candidateIds(name.hash)
  const found = ids.flatMap((id) => description.operations.get(id) ?? [])[0]
  if (!found) throw notFound()
  return readOperation(description, found)
}

export interface Opened {
  readonly description: Description
  readonly outline: Outline
}

export type OpenSource = (source: WorkerSource, limits: ReferenceLimits) => Promise<Opened>

export const openSource: OpenSource = async (source, limits) => {
  const description = await openDescription(await loadSource(source, limits), limits)
  return { description, outline: readOutline(description) }
}

function handlers(open: OpenSource): Handlers {
  let opening: Promise<Opened> | undefined
  const opened = async () => {
    if (!opening) throw notFound()
    return (await opening).description
  }

  return {
    async open({ source, limits }) {
      opening = open(source, limits)
      return (await opening).outline
    },
    operation: async (name) => operationNamed(await opened(), name),
    schema: async ({ pointer }) => schemaAt(await opened(), pointer),
    sample: async (request) => sampleAt(await opened(), request),
    async search({ text, limit }) {
      const { search } = await import('./search')
      return search(await opened(), text, limit)
    },
    async uses({ pointer }) {
      const { usesOf } = await import('./uses')
      return usesOf(await opened(), pointer)
    },
    check: async () => check(await opened()),
    write: async ({ syntax }) => write(await opened(), syntax),
  }
}

/**
 * Answers requests, each as soon as it can: one that takes its time, with pauses, holds up nobody. Without browser globals, so
 * that it runs wherever messages can be exchanged.
 *
 * @param open - Default: every description is read anew.
 */
export function serve(
  post: (reply: WorkerResponse) => void,
  open: OpenSource = openSource,
): (request: WorkerRequest) => Promise<void> {
  const methods = handlers(open)

  return async ({ id, method, parameters }) => {
    try {
      const handle = methods[method] as (
        parameters: unknown,
      ) => Promise<WorkerMethods[WorkerMethod]['result']>
      post({ id, result: await handle(parameters) })
    } catch (failure) {
      if (failure instanceof DescriptionError)
        post({ id, failure: { code: failure.code, values: failure.values } })
      else {
        console.error('The API reference made a mistake.', failure)
        post({ id, failure: { code: 'internal', values: {} } })
      }
    }
  }
}
