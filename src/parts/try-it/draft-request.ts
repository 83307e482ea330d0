import type {
  BodyValue,
  FieldValue,
  Json,
  MediaType,
  Operation,
  PreparedRequest,
  RequestParts,
  RequestProblem,
  SentCredential,
} from '../../reference'
import { buildRequest } from '../../reference/request/build-request'
import { filledAddress } from '../../reference/request/server-address'
import { isHiddenIn } from '../api-reference/schema-children'
import type { Draft, ServerChoice } from './session'
import { exampleOf, isFileBody, kindOf, kindOfField, textFor, type ValueKind, valueOf } from './value-kind'

export type DraftProblem =
  | RequestProblem
  /** A field's text must be JSON and is not. */
  | { readonly code: 'not-json'; readonly name: string }
  /** The API refuses the value. `name`: of the parameter or form field, or the pointer of the media type for a whole body. */
  | { readonly code: 'refused'; readonly name: string; readonly reason: string }

/** One field of a form. */
export interface FormField {
  readonly name: string
  /** Of its text in the draft. */
  readonly key: string
  readonly required: boolean
  readonly kind: ValueKind
  /** Its first text. */
  readonly initial: string
}

const essenceOf = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

export const bodyKindOf = ({ type, schema }: MediaType): BodyValue['kind'] => {
  const essence = essenceOf(type)
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  if (essence.startsWith('multipart/')) return 'multipart'
  return isFileBody(type, schema) ? 'file' : 'text'
}

/** The media type of the body that is sent. A range such as `image/*` is none. */
export const mediaTypeOf = (operation: Operation, draft: Draft): MediaType | undefined => {
  const content = operation.requestBody?.content ?? []
  return content.find(({ type }) => type === draft.mediaType) ?? content[0]
}

/** The fields of a form; empty where its schema names none. @param sample - The body to begin with, as JSON. */
export function fieldsOf(media: MediaType, sample: string): FormField[] {
  const values = recordIn(sample)
  return (media.schema?.children ?? [])
    .filter((child) => child.role === 'property' && !isHiddenIn(child, 'request'))
    .map(({ name = '', required, node }) => {
      const encoding = media.encodings.find(({ property }) => property === name)
      const kind = kindOfField(node, encoding)
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      const isEmpty = value === undefined || value === null || kind.kind === 'file'
      return {
        name,
        key: `${media.pointer} ${name}`,
        required,
        kind,
        initial: isEmpty ? '' : textFor(kind, value),
      }
    })
}

function recordIn(text: string): { readonly [key: string]: Json } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as { readonly [key: string]: Json }) : {}
  } catch {
    return {}
  }
}

function formFields(
  media: MediaType,
  sample: string,
  { texts, files }: Draft,
  problems: DraftProblem[],
): FieldValue[] {
  const known = fieldsOf(media, sample)
  if (known.length === 0)
    return Object.entries(recordIn(texts[media.pointer] ?? sample)).map(([name, value]) => ({ name, value }))
  return known.flatMap(({ name, key, kind, initial }): FieldValue[] => {
    const encoding = media.encodings.find(({ property }) => property === name)
    const chosen = files[key] ?? []
    if (chosen.length > 0) return [{ name, value: chosen, encoding }]
    const text = texts[key] ?? initial
    if (text === '' || kind.kind === 'file') return []
    const read = valueOf(kind, text)
    if (read) return [{ name, value: read.value, encoding }]
    problems.push({ code: 'not-json', name })
    return []
  })
}

function bodyOf(
  operation: Operation,
  draft: Draft,
  sample: string,
  problems: DraftProblem[],
): BodyValue | undefined {
  const media = mediaTypeOf(operation, draft)
  if (!media) return undefined
  const kind = bodyKindOf(media)
  const { type } = media
  if (kind === 'form' || kind === 'multipart')
    return { kind, mediaType: type, fields: formFields(media, sample, draft, problems) }
  const file = draft.files[media.pointer]?.[0]
  if (file) return { kind: 'file', mediaType: type.includes('*') ? file.type : type, file }
  const text = draft.texts[media.pointer] ?? (kind === 'file' ? '' : sample)
  return text === '' && !operation.requestBody?.required ? undefined : { kind: 'text', mediaType: type, text }
}

const textOf = (parameter: Operation['parameters'][number], { texts }: Draft): string =>
  texts[parameter.pointer] ?? (parameter.required ? exampleOf(parameter) : '')

function parametersOf(
  operation: Operation,
  draft: Draft,
  problems: DraftProblem[],
): RequestParts['parameters'] {
  return operation.parameters.flatMap((parameter) => {
    const text = textOf(parameter, draft)
    // An empty field is not sent, unless it was emptied where an empty value means something.
    const isSent = text !== '' || (parameter.allowEmptyValue && draft.texts[parameter.pointer] === '')
    if (!isSent) return []
    const read = valueOf(kindOf(parameter.schema, parameter.mediaType), text)
    if (read) return [{ parameter, value: read.value }]
    problems.push({ code: 'not-json', name: parameter.name })
    return []
  })
}

export const parameterText = textOf

/** Address of the server that is chosen. */
export function serverOf({ servers }: Operation, { chosen, other, variables }: ServerChoice): string {
  if (chosen === 'other') return other.trim()
  const server = servers[chosen] ?? servers[0]
  return server ? filledAddress(server, variables, document.baseURI) : ''
}

const MOST_ACCEPTED = 100

/** The media types of the operation's responses, as far as browsers send them without a preflight. */
function acceptOf({ responses }: Operation): [string, string][] {
  const successes = responses.filter(({ status }) => /^(2|default)/.test(status))
  const types = new Set(successes.flatMap(({ content }) => content.map(({ type }) => essenceOf(type))))
  const text = [...types].filter((type) => /^[\w.+*-]+[/][\w.+*-]+$/.test(type)).join(', ')
  return text === '' || text.length > MOST_ACCEPTED ? [] : [['Accept', text]]
}

/** The request that a draft stands for. @param sample - What the body begins with. */
export function requestOf(
  operation: Operation,
  draft: Draft,
  choice: ServerChoice,
  sample: string,
  credentials: readonly SentCredential[],
): { readonly request: PreparedRequest; readonly problems: readonly DraftProblem[] } {
  const found: DraftProblem[] = []
  const { request, problems } = buildRequest({
    method: operation.method,
    path: operation.path,
    server: serverOf(operation, choice),
    parameters: parametersOf(operation, draft, found),
    body: bodyOf(operation, draft, sample, found),
    credentials,
  })
  return {
    request: { ...request, headers: [...acceptOf(operation), ...request.headers] },
    problems: [...found, ...problems],
  }
}
