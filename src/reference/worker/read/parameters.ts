import type { Header, Parameter, ParameterPlace, ParameterStyle } from '../../protocol/operation'
import { childOf, itemsAt, objectAt, objectsAt, type Reading } from '../places'
import type { Fields, Place } from '../references'
import { readSchemaIfAny } from '../schema/read-schema'
import { readExamples } from './examples'
import { text } from './values'

const PLACES: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie']

const STYLES: Readonly<Record<ParameterPlace, readonly ParameterStyle[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: ['form'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
}

// Described as parameters, they would be sent twice or not at all: the request has its own ways to set them.
const RESERVED_HEADERS = ['accept', 'content-type', 'authorization']

function styleOf(value: Fields, place: ParameterPlace): Pick<Parameter, 'style' | 'explode'> {
  const [standard = 'simple'] = STYLES[place]
  const style = STYLES[place].find((one) => one === value.style) ?? standard
  return {
    style,
    explode: typeof value.explode === 'boolean' ? value.explode : style === 'form' || style === 'cookie',
  }
}

function valueOf(
  reading: Reading,
  base: string | undefined,
  place: Place<Fields>,
  name: string,
  site: ParameterPlace,
): Header {
  const { pointer, value } = place
  const content = objectAt(reading, childOf(place, 'content'))
  const [mediaType] = Object.keys(content?.value ?? {})
  const media =
    content && mediaType !== undefined ? objectAt(reading, childOf(content, mediaType)) : undefined
  const owner = media ?? place
  return {
    pointer,
    name,
    description: text(value.description),
    required: value.required === true || site === 'path',
    deprecated: value.deprecated === true,
    ...styleOf(value, site),
    mediaType,
    schema: readSchemaIfAny(reading, childOf(owner, 'schema')),
    examples: readExamples(reading, base, owner, mediaType),
  }
}

export const readHeaders = (reading: Reading, base: string | undefined, place: Place): Header[] =>
  objectsAt(reading, place)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const read = valueOf(reading, base, header, name, 'header')
      return { ...read, required: header.value.required === true }
    })

function readParameter(
  reading: Reading,
  base: string | undefined,
  place: Place<Fields>,
): Parameter | undefined {
  const site = PLACES.find((one) => one === place.value.in)
  const name = text(place.value.name)
  if (!site || (name === undefined && site !== 'querystring')) {
    reading.findings.add('wrong-type', place.pointer, { expected: 'parameter' })
    return undefined
  }
  if (site === 'header' && RESERVED_HEADERS.includes((name ?? '').toLowerCase())) return undefined
  return {
    ...valueOf(reading, base, place, name ?? '', site),
    in: site,
    allowReserved: place.value.allowReserved === true,
    allowEmptyValue: place.value.allowEmptyValue === true,
  }
}

const idOf = ({ in: site, name }: Parameter) => `${site} ${site === 'header' ? name.toLowerCase() : name}`

/** Placeholders of a path without a parameter are read as texts, so that the path can be filled in all the same. */
function missingIn(
  reading: Reading,
  path: string,
  operation: Place<Fields>,
  found: readonly Parameter[],
): Parameter[] {
  const known = new Set(found.filter((one) => one.in === 'path').map(({ name }) => name))
  const names = [...new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))]
  return names
    .filter((name) => !known.has(name) && !known.has(name.replace(/^[+*]|[+*]$/g, '')))
    .map((name) => {
      reading.findings.add('path-parameter-missing', operation.pointer, { name, path })
      const place = { pointer: operation.pointer, value: { schema: { type: 'string' } } }
      return {
        ...valueOf(reading, undefined, place, name, 'path'),
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
  readonly item: Place<Fields>
  readonly operation: Place<Fields>
}

/** Parameters of an operation and of its path, which the operation's own replace. */
export function readParameters(
  reading: Reading,
  base: string | undefined,
  sources: ParameterSources,
): Parameter[] {
  const { path, hasPlaceholders, item, operation } = sources
  const merged = new Map<string, Parameter>()
  for (const owner of [item, operation]) {
    const own = new Set<string>()
    for (const place of itemsAt(reading, childOf(owner, 'parameters'))) {
      const parameter = readParameter(reading, base, place)
      if (!parameter) continue
      const id = idOf(parameter)
      if (own.has(id)) {
        reading.findings.add('duplicate-parameter', place.pointer, { name: parameter.name, in: parameter.in })
        continue
      }
      own.add(id)
      merged.set(id, parameter)
    }
  }
  const found = [...merged.values()]
  const all = hasPlaceholders ? [...found, ...missingIn(reading, path, operation, found)] : found
  return PLACES.flatMap((site) => all.filter((one) => one.in === site))
}
