import type {
  Example,
  ExternalDocs,
  Finding,
  Json,
  Pointer,
  SecurityRequirement,
  Server,
} from './shared-types'
import type { OperationSummary } from './outline'
import type { SchemaNode } from './schema'

export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie'

export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie'

interface Value {
  readonly pointer: Pointer
  readonly name: string
  /** Markdown, untrusted. */
  readonly description?: string
  readonly required: boolean
  readonly deprecated: boolean
  readonly style: ParameterStyle
  readonly explode: boolean
  /** Set where the value is written in a media type, such as JSON: then style and explode do not count. */
  readonly mediaType?: string
  readonly schema?: SchemaNode
  readonly examples: readonly Example[]
}

export interface Parameter extends Value {
  readonly in: ParameterLocation
  readonly allowReserved: boolean
  readonly allowEmptyValue: boolean
}

export type Header = Value

/** How one property of a form is sent. */
export interface Encoding {
  readonly property: string
  /** Comma-separated where several are allowed. */
  readonly contentType?: string
  readonly headers: readonly Header[]
  readonly style?: ParameterStyle
  readonly explode?: boolean
  readonly allowReserved: boolean
}

export interface MediaType {
  /** Handed to `sample()` for a value made from the schema. */
  readonly pointer: Pointer
  /** As written, such as `application/json; charset=utf-8`. */
  readonly type: string
  readonly schema?: SchemaNode
  /** Of a stream: what each of its items is. */
  readonly itemSchema?: SchemaNode
  /** Those that the description gives; empty where a sample has to be made. */
  readonly examples: readonly Example[]
  readonly encodings: readonly Encoding[]
}

export interface RequestBody {
  readonly pointer: Pointer
  readonly description?: string
  readonly required: boolean
  readonly content: readonly MediaType[]
}

export interface Link {
  readonly name: string
  readonly description?: string
  /** The operation that it leads to: its ID here, where it is one of this description. */
  readonly operation?: { readonly id: string; readonly title: string }
  /** As written, where it leads elsewhere or nowhere. */
  readonly target?: string
  readonly parameters: readonly { readonly name: string; readonly value: Json }[]
  readonly requestBody?: Json
  readonly server?: Server
}

export interface Response {
  readonly pointer: Pointer
  /** `200`, `4XX` or `default`. */
  readonly status: string
  readonly summary?: string
  readonly description?: string
  readonly headers: readonly Header[]
  readonly content: readonly MediaType[]
  readonly links: readonly Link[]
}

export interface Callback {
  readonly name: string
  /** Runtime expression for the address that is called. */
  readonly expression: string
  /** Without ids of their own: they are part of the operation. Callbacks of callbacks are left out. */
  readonly operations: readonly Operation[]
}

export interface CodeSample {
  readonly language: string
  readonly label?: string
  readonly source: string
}

/** Everything to render one operation or to try it. */
export interface Operation extends OperationSummary {
  readonly pointer: Pointer
  /** As written; `id` may be another. */
  readonly operationId?: string
  /** Names; empty where it has none. */
  readonly tags: readonly string[]
  readonly summary?: string
  /** Markdown, untrusted. */
  readonly description?: string
  readonly externalDocs?: ExternalDocs
  /** In force for this operation. Of webhooks and callbacks mostly empty: they go to an address of yours. */
  readonly servers: readonly Server[]
  /** In force for this operation. Empty: nothing is needed. */
  readonly security: readonly SecurityRequirement[]
  /** Those of the path included; path, query, header, cookie in turn. */
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody
  /** By status, `default` last. */
  readonly responses: readonly Response[]
  readonly callbacks: readonly Callback[]
  /** Given by the author. */
  readonly codeSamples: readonly CodeSample[]
  readonly findings: readonly Finding[]
}
