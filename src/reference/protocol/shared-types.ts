/** Place in a description as a JSON pointer in fragment form, such as `#/paths/~1pets/get`. Of Swagger 2.0 it is the place after conversion. */
export type Pointer = string

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export interface ExternalDocs {
  /** http(s) only. */
  readonly url: string
  readonly description?: string
}

export interface ServerVariable {
  readonly name: string
  readonly default: string
  /** Empty: any value. */
  readonly enum: readonly string[]
  readonly description?: string
}

export interface Server {
  /** Absolute where that can be known; may hold `{variables}`. */
  readonly url: string
  readonly name?: string
  readonly description?: string
  readonly variables: readonly ServerVariable[]
}

export interface RequiredScheme {
  /** Name of a security scheme of the outline. */
  readonly name: string
  readonly scopes: readonly string[]
}

/** One way to be let in: all of the schemes together. Without any it means that nothing is needed. */
export interface SecurityRequirement {
  readonly schemes: readonly RequiredScheme[]
}

export interface Example {
  /** Empty for the only one. */
  readonly name: string
  readonly summary?: string
  readonly description?: string
  /** As it is written in its media type: JSON indented by two spaces. */
  readonly text: string
  readonly language: 'json' | 'xml' | 'text'
  /** True where the text was cut because it is very long. */
  readonly isCut: boolean
  /** Where a value that is not part of the description can be had; http(s) only, `text` is empty. */
  readonly externalValue?: string
}

/** A fault of a description, in a form that texts in any language can be made of. */
export interface Finding {
  readonly code: FindingCode
  readonly pointer: Pointer
  /** Values that the text names, such as `reference`. */
  readonly values: Readonly<Record<string, string>>
}

export type FindingCode =
  /** The target of a reference does not exist: `reference`. */
  | 'reference-missing'
  /** A reference leads to another document, which is not loaded: `reference`. */
  | 'reference-external'
  /** References lead in a circle without ever reaching anything: `reference`. */
  | 'reference-circular'
  /** Something has another type than it must have, and is left out: `expected` (`object`, `array`, `parameter`). */
  | 'wrong-type'
  /** Two operations have one ID, and the later one got another: `operationId`, `id`. */
  | 'duplicate-operation-id'
  /** A parameter of a path is not described: `name`, `path`. */
  | 'path-parameter-missing'
  /** A security requirement names a scheme that is not described: `name`. */
  | 'security-scheme-missing'
  /** Two parameters of one operation have the same name and place, and the first one counts: `name`, `in`. */
  | 'duplicate-parameter'
  /** The title is missing. */
  | 'title-missing'
  /** There is no operation, webhook or model at all. */
  | 'nothing-described'
  /** Written for a version of OpenAPI newer than known, and read as the newest known: `version`. */
  | 'newer-version'
  /** There were more than these: `count`. */
  | 'more-findings'
