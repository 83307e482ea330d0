import { isRecord } from '../../../lib/is-record'
import type { Link, Response } from '../../protocol/operation'
import type { Description } from '../description'
import { childOf, objectAt, objectsAt, type ReadContext } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { readMediaTypes } from './media-types'
import { readHeaders } from './parameters'
import { readServers } from './servers'
import { json, text } from './values'

function linkedOperation(description: Description, { operationId, operationRef }: JsonObject) {
  const id = text(operationId) ?? description.idsByPointer.get(text(operationRef) ?? '')
  const operation = id === undefined ? undefined : description.operations.get(id)
  return operation && { id: operation.id, title: operation.title }
}

function readLink(
  description: Description,
  context: ReadContext,
  name: string,
  link: LocatedValue<JsonObject>,
): Link {
  const { value } = link
  const operation = linkedOperation(description, value)
  const server = objectAt(context, childOf(link, 'server'))
  const servers =
    server && readServers(context, description.base, { pointer: link.pointer, value: [server.value] })
  return {
    name,
    description: text(value.description),
    operation,
    target: operation ? undefined : (text(value.operationId) ?? text(value.operationRef)),
    parameters: Object.entries(isRecord(value.parameters) ? value.parameters : {}).map(([key, given]) => ({
      name: key,
      value: json(given),
    })),
    ...(value.requestBody === undefined ? {} : { requestBody: json(value.requestBody) }),
    server: servers?.[0],
  }
}

/** `200` before `2XX` before `default`. */
const rank = ({ status }: Response): string => (/^\d/.test(status) ? status.toUpperCase() : `~${status}`)

export function readResponses(
  description: Description,
  context: ReadContext,
  located: LocatedValue,
): Response[] {
  const { base } = description
  return objectsAt(context, located)
    .map(([status, response]): Response => ({
      pointer: response.pointer,
      status,
      summary: text(response.value.summary),
      description: text(response.value.description),
      headers: readHeaders(context, base, childOf(response, 'headers')),
      content: readMediaTypes(context, base, childOf(response, 'content')),
      links: objectsAt(context, childOf(response, 'links')).map(([name, link]) =>
        readLink(description, context, name, link),
      ),
    }))
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
