import type { Header, Parameter, ParameterLocation, ParameterStyle } from '../../protocol/operation'
import { childOf, itemsAt, objectAt, objectsAt, type ReadContext } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { readSchemaIfAny } from '../schema/read-schema'
import { readExamples } from './examples'
import { text } from './values'

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie']

const STYLES: Readonly<Record<ParameterLocation, readonly ParameterStyle[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: ['form'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
}

// Described as parameters, they would be sent twice or not at all: the request has its own ways to set them.
const RESERVED_HEADERS = ['accept', 'content-type', 'authorization']

function styleOf(value: JsonObject, located: ParameterLocation): Pick<Parameter, 'style' | 'explode'> {
  const [standard = 'simple'] = STYLES[located]
  const style = STYLES[located].find((one) => one === value.style) ?? standard
  return {
    style,
    explode: typeof value.explode === 'boolean' ? value.explode : style === 'form' || style === 'cookie',
  }
}

function valueOf(
  context: ReadContext,
  base: string | undefined,
  located: LocatedValue<JsonObject>,
  name: string,
  location: ParameterLocation,
): Header {
  const { pointer, value } = located
  const content = objectAt(context, childOf(located, 'content'))
  const [mediaType] = Object.keys(content?.value ?? {})
  const media =
    content && mediaType !== undefined ? objectAt(context, childOf(content, mediaType)) : undefined
  const owner = media ?? located
  return {
    pointer,
    name,
    description: text(value.description),
    required: value.required === true || location === 'path',
    deprecated: value.deprecated === true,
    ...styleOf(value, location),
    mediaType,
    schema: readSchemaIfAny(context, childOf(owner, 'schema')),
    examples: readExamples(context, base, owner, mediaType),
  }
}

export const readHeaders = (
  context: ReadContext,
  base: string | undefined,
  located: LocatedValue,
): Header[] =>
  objectsAt(context, located)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const read = valueOf(context, base, header, name, 'header')
      return { ...read, required: header.value.required === true }
    })

function readParameter(
  context: ReadContext,
  base: string | undefined,
  located: LocatedValue<JsonObject>,
): Parameter | undefined {
  const location = LOCATIONS.find((one) => one === located.value.in)
  const name = text(located.value.name)
  if (!location || (name === undefined && location !== 'querystring')) {
    context.findings.add('wrong-type', located.pointer, { expected: 'parameter' })
    return undefined
  }
  if (location === 'header' && RESERVED_HEADERS.includes((name ?? '').toLowerCase())) return undefined
  return {
    ...valueOf(context, base, located, name ?? '', location),
    in: location,
    allowReserved: located.value.allowReserved === true,
    allowEmptyValue: located.value.allowEmptyValue === true,
  }
}

const idOf = ({ in: location, name }: Parameter) =>
  `${location} ${location === 'header' ? name.toLowerCase() : name}`

/** Placeholders of a path without a parameter are read as string parameters, so that the path can be filled in. */
function missingIn(
  context: ReadContext,
  path: string,
  operation: LocatedValue<JsonObject>,
  found: readonly Parameter[],
): Parameter[] {
  const known = new Set(found.filter((one) => one.in === 'path').map(({ name }) => name))
  const names = [...new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))]
  return names
    .filter((name) => !known.has(name) && !known.has(name.replace(/^[+*]|[+*]$/g, '')))
    .map((name) => {
      context.findings.add('path-parameter-missing', operation.pointer, { name, path })
      const located = { pointer: operation.pointer, value: { schema: { type: 'string' } } }
      return {
        ...valueOf(context, undefined, located, name, 'path'),
        in: 'path',
        allowReserved: false,
        allowEmptyValue: false,
      }
    })
}

interface ParameterSources {
  readonly path: string
  /** Webhooks and callbacks have names or expressions where paths have placeholders. */
  readonly hasPlaceholders: boolean
  readonly item: LocatedValue<JsonObject>
  readonly operation: LocatedValue<JsonObject>
}

/** Parameters of an operation and of its path, which the operation's own replace. */
export function readParameters(
  context: ReadContext,
  base: string | undefined,
  sources: ParameterSources,
): Parameter[] {
  const { path, hasPlaceholders, item, operation } = sources
  const merged = new Map<string, Parameter>()
  for (const owner of [item, operation]) {
    const own = new Set<string>()
    for (const located of itemsAt(context, childOf(owner, 'parameters'))) {
      const parameter = readParameter(context, base, located)
      if (!parameter) continue
      const id = idOf(parameter)
      if (own.has(id)) {
        context.findings.add('duplicate-parameter', located.pointer, {
          name: parameter.name,
          in: parameter.in,
        })
        continue
      }
      own.add(id)
      merged.set(id, parameter)
    }
  }
  const found = [...merged.values()]
  const all = hasPlaceholders ? [...found, ...missingIn(context, path, operation, found)] : found
  return LOCATIONS.flatMap((location) => all.filter((one) => one.in === location))
}
