import type { Encoding, Parameter } from '../protocol/operation'
import type { Json } from '../protocol/shared-types'

/** A key, token or password, at the place where it is sent. */
export interface SentCredential {
  readonly in: 'header' | 'query' | 'cookie'
  readonly name: string
  readonly value: string
}

export interface FieldValue {
  readonly name: string
  readonly value: Json | readonly File[]
  readonly encoding?: Encoding
}

/** A body as the developer filled it in. */
export type BodyValue =
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'file'; readonly mediaType: string; readonly file: File }
  | { readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly FieldValue[] }
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly fields: readonly FieldValue[] }

/** All that a request is made of. */
export interface RequestParts {
  readonly method: string
  /** With its placeholders. */
  readonly path: string
  /** Absolute http(s), its variables filled in. */
  readonly server: string
  /** Those that are sent, and no others. */
  readonly parameters: readonly { readonly parameter: Parameter; readonly value: Json }[]
  readonly body?: BodyValue
  readonly credentials: readonly SentCredential[]
}

export interface Part {
  readonly name: string
  readonly fileName?: string
  readonly contentType?: string
  readonly headers: readonly HeaderLine[]
  readonly content: string | File
}

export type HeaderLine = readonly [name: string, value: string]

export type PreparedBody =
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'file'; readonly mediaType: string; readonly file: File }
  /** Its boundary is chosen when it is sent. */
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly Part[] }

/** A request as it goes out. */
export interface PreparedRequest {
  readonly method: string
  readonly url: string
  /** Without cookies, and without the content type of the body. */
  readonly headers: readonly HeaderLine[]
  readonly cookies: readonly HeaderLine[]
  readonly body?: PreparedBody
}

export interface RequestProblem {
  readonly code:
    /** A placeholder of the path has no value. */
    | 'path-missing'
    /** The path would hold `.` or `..`, which every browser resolves before it sends anything. */
    | 'dot-segment'
    /** No browser sends such characters in a header: line breaks, and all that is not Latin-1. */
    | 'header-value'
    /** No header or cookie may have such a name. */
    | 'name'
    /** A cookie holds a semicolon or a character that is not ASCII. */
    | 'cookie-value'
    /** The server's address is none, or not http(s). */
    | 'server'
  /** Of the parameter or header. */
  readonly name: string
}
