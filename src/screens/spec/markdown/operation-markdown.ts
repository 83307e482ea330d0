import type {
  Callback,
  Header,
  MediaType,
  Operation,
  Parameter,
  ParameterLocation,
  RequestBody,
  Response,
} from '../../../reference'
import type { Direction } from '../../../parts/api-reference/schema-children'
import { itemOf, leftOut, type SchemaSource, SchemaWriter } from './schema-markdown'
import { about, alternativesOf, type MarkdownPage, readMore, serversPart, textAddress } from './shared-parts'
import { blocks, code, fenced, heading, link, plain } from './writing'

const locations: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie']

const longestExample = 10_000
/** Longer texts end there. */
const longestText = 500_000

/** Returns an operation as Markdown, with everything that it takes to send it. */
export async function operationMarkdown(
  operation: Operation,
  source: SchemaSource,
  page: MarkdownPage,
): Promise<string> {
  const { outline, t, address } = page
  const { info } = outline
  const writer = new SchemaWriter(source, t)
  const name = plain([info.title || t('untitled'), info.version].filter(Boolean).join(' '))
  const place = operation.kind === 'webhook' ? plain(operation.path) : code(operation.path)
  const text = blocks([
    heading(1, plain(operation.title)),
    `**${plain(operation.method)}** ${place}`,
    [
      address === undefined ? name : link(name, textAddress(address)),
      operation.operationId && `${t('operationId')} ${code(operation.operationId)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    operation.kind === 'webhook' && t('webhook'),
    operation.deprecated && `> ${t('deprecatedOperation')}`,
    about(operation.description, 1),
    readMore(operation.externalDocs, t),
    serversPart(operation.servers, t),
    operation.security.length > 0 &&
      blocks([heading(2, t('authentication')), alternativesOf(operation.security, page)]),
    parametersPart(operation.parameters, writer, 2),
    operation.requestBody &&
      (await bodyPart(operation.requestBody, writer, { level: 2, direction: 'request' })),
    await responsesPart(operation.responses, writer, 2),
    await callbacksPart(operation.callbacks, writer),
    await modelsPart(writer),
  ])
  return `${cut(text, longestText)}\n`
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}\n${leftOut}` : text

function parametersPart(parameters: readonly Parameter[], writer: SchemaWriter, level: number): string {
  return blocks(
    locations.map((location) => {
      const here = parameters.filter((parameter) => parameter.in === location)
      if (here.length === 0) return undefined
      const items = here.map((parameter) => valueItem(parameter, writer))
      return blocks([heading(level, writer.t(`${location}Parameters`)), items.join('\n')])
    }),
  )
}

function valueItem(value: Header, writer: SchemaWriter): string {
  const { t } = writer
  const { schema } = value
  const marks = [
    schema && writer.type(schema),
    value.mediaType && plain(value.mediaType),
    value.required && t('required'),
    (value.deprecated || schema?.deprecated) && t('deprecated'),
  ].filter(Boolean)
  const facts = schema ? writer.facts(schema) : []
  const examples = value.examples
    .filter(({ text }) => text !== '' && text.length <= 200)
    .map(({ text }) => `${t('exampleValue')} ${code(text)}`)
  return itemOf(
    marks.length > 0 ? `${code(value.name)} (${marks.join(', ')})` : code(value.name),
    value.description ?? schema?.description,
    [...new Set([...facts, ...examples])],
  )
}

interface BodyPlace {
  readonly level: number
  readonly direction: Direction
}

async function bodyPart(body: RequestBody, writer: SchemaWriter, place: BodyPlace): Promise<string> {
  const { t } = writer
  return blocks([
    heading(place.level, body.required ? `${t('body')} (${t('required')})` : t('body')),
    about(body.description, place.level),
    await contentPart(body.content, writer, { ...place, level: place.level + 1 }),
  ])
}

async function contentPart(
  content: readonly MediaType[],
  writer: SchemaWriter,
  place: BodyPlace,
): Promise<string> {
  const parts: string[] = []
  for (const media of content) parts.push(await mediaPart(media, writer, place))
  return blocks(parts)
}

async function mediaPart(
  media: MediaType,
  writer: SchemaWriter,
  { level, direction }: BodyPlace,
): Promise<string> {
  const { t, source } = writer
  const schema = media.schema ?? media.itemSchema
  const type = schema && [!media.schema && t('streamOf'), writer.type(schema)].filter(Boolean).join(' ')
  const given = media.examples.filter(({ text }) => text !== '')
  const made = given.length > 0 ? null : await source.sample({ pointer: media.pointer, direction })
  const examples = [...given.slice(0, 3), ...(made ? [made] : [])].map(({ summary, text, language, isCut }) =>
    blocks([
      plain(summary ?? t('exampleValue')),
      fenced(cut(isCut ? `${text}\n${leftOut}` : text, longestExample), language),
    ]),
  )
  return blocks([
    heading(level, code(media.type)),
    type,
    schema?.description && about(schema.description, level),
    schema && writer.facts(schema).join(' · '),
    schema && (await writer.body(schema, direction)),
    ...examples,
  ])
}

async function responsesPart(
  responses: readonly Response[],
  writer: SchemaWriter,
  level: number,
): Promise<string> {
  const { t } = writer
  if (responses.length === 0) return ''
  const parts: string[] = []
  for (const { status, summary, description, headers, content, links } of responses) {
    const isEmpty = headers.length === 0 && content.length === 0 && links.length === 0
    parts.push(
      blocks([
        heading(level + 1, plain([status, summary].filter(Boolean).join(' · '))),
        about(description, level + 1),
        isEmpty && t('noContent'),
        headers.length > 0 && `${t('headers')}:`,
        headers.map((header) => valueItem(header, writer)).join('\n'),
        await contentPart(content, writer, { level: level + 2, direction: 'response' }),
        links.length > 0 && `${t('links')}:`,
        links
          .map(({ name, description: about, operation, target }) =>
            itemOf(
              [code(name), plain(operation?.title ?? target ?? '')].filter(Boolean).join(' '),
              about,
              [],
            ),
          )
          .join('\n'),
      ]),
    )
  }
  return blocks([heading(level, t('responses')), ...parts])
}

async function callbacksPart(callbacks: readonly Callback[], writer: SchemaWriter): Promise<string> {
  const parts: string[] = []
  for (const { name, expression, operations } of callbacks)
    for (const one of operations)
      parts.push(
        blocks([
          heading(3, plain(name)),
          `**${plain(one.method)}** ${code(expression)}`,
          one.summary && plain(one.summary),
          about(one.description, 3),
          parametersPart(one.parameters, writer, 4),
          // Here the reader is the one who receives.
          one.requestBody && (await bodyPart(one.requestBody, writer, { level: 4, direction: 'response' })),
          await responsesPart(one.responses, writer, 4),
        ]),
      )
  return parts.length === 0 ? '' : blocks([heading(2, writer.t('callbacks')), ...parts])
}

async function modelsPart(writer: SchemaWriter): Promise<string> {
  const models = await writer.models()
  if (models.length === 0) return ''
  return blocks([
    heading(2, writer.t('models')),
    ...models.map(({ name, text }) => blocks([heading(3, name === leftOut ? name : code(name)), text])),
  ])
}
