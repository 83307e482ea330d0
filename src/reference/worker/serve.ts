import { candidateIds } from '../deep-link'
import { DescriptionError } from '../protocol/failure'
import type { OperationName, Reply, Request, Verb, Verbs } from '../protocol/messages'
import { check } from './check'
import { type Description, openDescription } from './description'
import { loadSource } from './load-source'
import { readOperation } from './read/operation'
import { readOutline } from './read/outline'
import { schemaAt } from './read/schema'
import { sampleAt } from './sample'
import { write } from './write'

type Handlers = {
  [V in Verb]: (given: Verbs[V]['given']) => Promise<Verbs[V]['answer']> | Verbs[V]['answer']
}

const notFound = () => new DescriptionError({ code: 'not-found', values: {} })

function operationNamed(description: Description, name: OperationName) {
  const ids = 'id' in name ? [name.id] : candidateIds(name.hash)
  const found = ids.flatMap((id) => description.operations.get(id) ?? [])[0]
  if (!found) throw notFound()
  return readOperation(description, found)
}

function handlers(): Handlers {
  let description: Promise<Description> | undefined
  const opened = () => description ?? Promise.reject(notFound())

  return {
    async open({ source, limits }) {
      description = loadSource(source, limits).then((document) => openDescription(document, limits))
      return readOutline(await description)
    },
    operation: async (name) => operationNamed(await opened(), name),
    schema: async ({ pointer }) => schemaAt(await opened(), pointer),
    sample: async (request) => sampleAt(await opened(), request),
    async search({ text, limit }) {
      const { search } = await import('./search')
      return search(await opened(), text, limit)
    },
    check: async () => check(await opened()),
    write: async ({ syntax }) => write(await opened(), syntax),
  }
}

/**
 * Answers requests, each as soon as it can: one that takes its time, with pauses, holds up nobody. Without browser globals, so
 * that it runs wherever messages can be exchanged.
 */
export function serve(post: (reply: Reply) => void): (request: Request) => Promise<void> {
  const verbs = handlers()

  return async ({ id, verb, given }) => {
    try {
      const handle = verbs[verb] as (given: unknown) => Promise<Verbs[Verb]['answer']>
      post({ id, answer: await handle(given) })
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
